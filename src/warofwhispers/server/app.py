"""The application: everything put together."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from fastapi import FastAPI
from fastapi.middleware.gzip import GZipMiddleware

from warofwhispers import __version__
from warofwhispers.server import pages, refusals
from warofwhispers.server.bots import Bots
from warofwhispers.server.guard import Guard
from warofwhispers.server.hall import Hall
from warofwhispers.server.limits import Rate, Together
from warofwhispers.server.listening import Neighbours
from warofwhispers.server.routes import about, past, play, tables
from warofwhispers.server.routes.common import House
from warofwhispers.server.settings import Settings
from warofwhispers.server.store import Store
from warofwhispers.server.streams import Streams

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path


def create_app(settings: Settings | None = None, web: Path | None = None) -> FastAPI:
    """Make the application; the database is opened when it starts."""
    settings = settings or Settings()
    hall = Hall(Store(settings.database_address))
    bots = Bots(hall, settings.workers, settings.bot_seconds, settings.bot_pause)
    hall.on_change = bots.look
    house = House(
        settings=settings,
        hall=hall,
        bots=bots,
        streams=Streams(),
        making=Rate(settings.new_tables_per_minute, 60.0),
        asking=Rate(settings.requests_per_second * 10, 10.0),
        talking=Rate(settings.chat_per_minute, 60.0),
        watching=Together(settings.streams_per_address),
    )

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await hall.store.migrate()
        tasks = [asyncio.create_task(bots.sweep())]
        if hall.store.postgres:
            neighbours = Neighbours(hall)
            hall.on_presence = neighbours.tell_of
            tasks.append(asyncio.create_task(neighbours.listen()))
        try:
            yield
        finally:
            house.streams.stop()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await bots.close()
            await hall.store.close()

    app = FastAPI(
        title="A War of Whispers",
        summary="Tables to play at: seats, views, bots.",
        version=__version__,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        separate_input_output_schemas=False,
    )
    app.state.house = house
    app.state.web = web or pages.WEB
    for router in (about.router, tables.router, play.router, past.router, pages.router):
        app.include_router(router)
    refusals.install(app)
    # No cookies: nobody can have others ask with their rights and learn from an answer's length.
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)
    app.add_middleware(Guard)
    return app
