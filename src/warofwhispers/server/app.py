"""The application and its parts, assembled."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any

from fastapi import FastAPI
from fastapi.middleware.gzip import GZipMiddleware

from warofwhispers import __version__
from warofwhispers.server import error_responses, pages
from warofwhispers.server.admin.bans import Bans
from warofwhispers.server.admin.watch import OperatorWatch
from warofwhispers.server.bots import Bots
from warofwhispers.server.database import StoreError
from warofwhispers.server.document import document
from warofwhispers.server.limits import RECORDS_AT_ONCE, ConcurrencyLimit, RateLimit
from warofwhispers.server.lobby import Lobby
from warofwhispers.server.middleware import RequestMiddleware
from warofwhispers.server.pace import Pace
from warofwhispers.server.peers import Peers
from warofwhispers.server.records import Records
from warofwhispers.server.registry import Registry
from warofwhispers.server.routes import about, lessons, play, puzzles, replays, reports, tables
from warofwhispers.server.services import Services
from warofwhispers.server.settings import Settings
from warofwhispers.server.shortcut import Shortcut
from warofwhispers.server.store import Store
from warofwhispers.server.streams import Streams

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path

    from starlette.types import ASGIApp, Receive, Scope, Send


class Application(FastAPI):
    """The framework, for whatever the shortcut does not answer itself."""

    def wrap(self, services: Services) -> None:
        """Wrap the framework in our own middleware, through which every request comes."""
        self.state.services = services
        self._wrapped: ASGIApp = RequestMiddleware(Shortcut(super().__call__), services)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] != "http":
            await super().__call__(scope, receive, send)
            return
        scope["app"] = self
        await self._wrapped(scope, receive, send)

    def openapi(self) -> dict[str, Any]:
        """Return the OpenAPI document, made when it is first asked for."""
        if self.openapi_schema is None:
            self.openapi_schema = document(
                self.title, self.summary or "", self.version, self.routes
            )
        return self.openapi_schema


def create_app(
    settings: Settings | None = None,
    web: Path | None = None,
    clock: Callable[[], float] = time.time,
) -> FastAPI:
    """Return the application; the database is opened when it starts.

    `clock` returns the time, in seconds, for journals, rates and absences.
    """
    settings = settings or Settings()
    registry = Registry(Store(settings.database_address), clock)
    bots = Bots(registry, settings.workers, settings.bot_seconds, Pace(settings.bot_pause))
    registry.on_change = bots.check
    services = Services(
        settings=settings,
        registry=registry,
        bots=bots,
        streams=Streams(registry),
        lobby=Lobby(registry, settings.listed_per_address),
        bans=Bans(clock),
        request_rate=RateLimit(settings.requests_per_second * 10, 10.0, clock),
        creation_rate=RateLimit(settings.new_tables_per_minute, 60.0, clock),
        chat_rate=RateLimit(settings.chat_per_minute, 60.0, clock),
        claim_rate=RateLimit(settings.claims_per_hour, 3600.0, clock),
        report_rate=RateLimit(settings.reports_per_hour, 3600.0, clock),
        stream_limit=ConcurrencyLimit(settings.streams_per_address),
        record_limit=ConcurrencyLimit(RECORDS_AT_ONCE),
        records=Records(registry),
    )

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await registry.store.migrate()
        operator = OperatorWatch(registry, services.bans, settings)
        await operator.look()
        tasks = [
            asyncio.create_task(work)
            for work in (bots.sweep(), operator.run(), registry.keep_tidy())
        ]
        if registry.store.postgres:
            peers = Peers(registry, services.lobby.wake)
            registry.on_presence = peers.tell_of
            tasks.append(asyncio.create_task(peers.listen()))
        try:
            yield
        finally:
            services.streams.stop()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await bots.close()
            with suppress(StoreError):
                await registry.tidy()
            await registry.store.close()

    app = Application(
        title="A War of Whispers",
        summary="Tables to play at: seats, views, bots.",
        version=__version__,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.wrap(services)
    app.state.web = web or pages.WEB
    for routes in (about, tables, lessons, puzzles, play, replays, reports, pages):
        # The routes as they are: including a router would build all of them anew for each app.
        app.router.routes.extend(routes.router.routes)
    error_responses.install(app)
    # Safe to compress: without cookies, nobody can make others send requests with their rights and
    # learn from the lengths of the responses.
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)
    return app
