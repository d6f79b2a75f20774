# Both sites behind nginx, without root's rights; Node.js writes what is the school's own at start. Settings: deploy/README.md.
FROM node:20-bookworm-slim AS build
WORKDIR /src
COPY . .
RUN npm ci --no-audit --no-fund && npm run bundle

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static gettext-base jq ca-certificates libstdc++6 \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -o 10001 -g 10001 /run/qinghe \
  && install -d /opt/qinghe/site/prerendered
COPY --from=build /src/dist /opt/qinghe
COPY --from=build /usr/local/bin/node /usr/local/bin/node
USER 10001:10001
EXPOSE 8080
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=30s --timeout=3s \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'GET /healthz HTTP/1.0\\r\\n\\r\\n' >&3 && grep -q '\"ok\"' <&3"]
ENTRYPOINT ["sh", "/opt/qinghe/start.sh"]
