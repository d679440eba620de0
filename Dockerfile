# One image for all services. The documentation's page "Run with containers" describes it.
ARG BUILD_IMAGE=node:24.21.0-bookworm-slim
ARG RUNTIME_IMAGE=debian:bookworm-slim

FROM ${BUILD_IMAGE} AS build
WORKDIR /build
COPY . .
RUN --mount=type=cache,target=/root/.npm npm ci
ARG COMMIT=unknown
RUN EDGE_CONSOLE_COMMIT="$COMMIT" npm run build:services -- --out /app \
  && cd /app/api && npm ci --omit=dev \
  && find /app \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.cts' -o -name '*.d.mts' \) -delete \
  && mkdir /data

FROM ${RUNTIME_IMAGE}
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /app /app
COPY --from=build --chown=65532:65532 /data /data
ENV NODE_ENV=production PATH=/usr/local/bin:/usr/bin:/bin SNAPSHOT_PATH=/data/steering.json
USER 65532:65532
WORKDIR /app
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 8080}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ARG VERSION=0.0.0
ARG COMMIT=unknown
LABEL org.opencontainers.image.title="Edge Console" \
  org.opencontainers.image.version="${VERSION}+${COMMIT}" \
  org.opencontainers.image.revision="${COMMIT}"
ENTRYPOINT ["node"]
CMD ["api/main.js"]
