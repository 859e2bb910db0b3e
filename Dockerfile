# syntax=docker/dockerfile:1
# The table server with its page, for linux/amd64 and linux/arm64:
#   docker buildx build --platform linux/amd64,linux/arm64 --tag whispers .

# The page is the same on every machine, so it is built on the builder's own.
FROM --platform=$BUILDPLATFORM node:22-bookworm-slim AS page
WORKDIR /src/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci --silent
COPY src/warofwhispers/words /src/src/warofwhispers/words
COPY web ./
RUN npm run build --silent

FROM python:3.12-bookworm AS package
WORKDIR /src
COPY requirements/build.txt requirements/play.txt requirements/
RUN python -m venv /build \
 && /build/bin/pip install --no-cache-dir --require-hashes --requirement requirements/build.txt \
 && python -m venv /opt/whispers \
 && /opt/whispers/bin/pip install --no-cache-dir --require-hashes --requirement requirements/play.txt
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY src src
COPY --from=page /src/src/warofwhispers/server/web src/warofwhispers/server/web
ENV WHISPERS_COMPILE=always
RUN /build/bin/python -m hatchling build -t wheel -d /wheel \
 && /opt/whispers/bin/pip install --no-cache-dir --no-deps /wheel/*.whl

FROM python:3.12-slim-bookworm
RUN useradd --system --uid 10001 --no-create-home --shell /usr/sbin/nologin whispers \
 && install -d -m 0700 -o whispers -g whispers /data
COPY --from=package /opt/whispers /opt/whispers
ENV PATH=/opt/whispers/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    WHISPERS_HOST=0.0.0.0 \
    WHISPERS_PORT=8421 \
    WHISPERS_DATABASE=/data/tables.sqlite3 \
    WHISPERS_LOG_FORMAT=json
USER 10001
VOLUME /data
EXPOSE 8421
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
  CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8421/health', timeout=4)"]
ENTRYPOINT ["whispers"]
CMD ["serve"]
