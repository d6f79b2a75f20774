# Both sites behind nginx, without root's rights; Node.js writes what is the school's own at start. Settings: deploy/README.md.
# Where the usual registries are slow: --build-arg NPM_REGISTRY=https://… --build-arg APT_MIRROR=mirror.example
# A release names both bases by their digests as well: deploy/pin.sh.
FROM node:24-bookworm-slim AS build
ARG NPM_REGISTRY
WORKDIR /src
# What is installed changes with the lock file alone: until then this layer is taken as it is.
COPY .npmrc package.json package-lock.json ./
COPY apps/web/package.json apps/web/
COPY apps/h5/package.json apps/h5/
COPY apps/demo-server/package.json apps/demo-server/
COPY packages/api/package.json packages/api/
COPY packages/hooks/package.json packages/hooks/
COPY packages/ui/package.json packages/ui/
COPY packages/features/package.json packages/features/
RUN --mount=type=cache,target=/root/.npm \
  npm ci --workspace apps/web --workspace apps/h5 --workspace apps/demo-server --ignore-scripts ${NPM_REGISTRY:+--registry "$NPM_REGISTRY"}
COPY . .
RUN npm run build --workspace apps/web --workspace apps/h5 && node scripts/bundle.mjs

FROM debian:bookworm-slim
ARG APT_MIRROR
RUN if [ -n "$APT_MIRROR" ]; then sed -i "s/deb.debian.org/$APT_MIRROR/" /etc/apt/sources.list.d/*; fi \
  && apt-get update \
  && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static gettext-base jq ca-certificates libstdc++6 \
  && rm -rf /var/lib/apt/lists/*
RUN install -d -o 10001 -g 10001 /run/qinghe
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /src/dist /opt/qinghe
RUN install -d /opt/qinghe/site/prerendered
USER 10001:10001
EXPOSE 8080
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=30s --timeout=3s CMD ["bash", "/opt/qinghe/healthy.sh"]
ENTRYPOINT ["sh", "/opt/qinghe/start.sh"]
