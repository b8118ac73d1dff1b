# Container image: a build stage and a runtime stage with an unprivileged user and a read-only file system.
#   docker build -t borupa .
#   docker run --read-only --tmpfs /tmp -v borupa:/data -p 3000:3000 --env-file .env --env DATA_DIR=/data borupa
FROM node:24-trixie-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
COPY packages packages
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:24-trixie-slim
# `npm run restore` needs pg_restore for PostgreSQL backups of versions before 1.1.
RUN apt-get update && apt-get install --yes --no-install-recommends postgresql-client-17 && rm -rf /var/lib/apt/lists/*
# npm may only write to /tmp: the file system is read-only.
ENV NPM_CONFIG_CACHE=/tmp/npm NPM_CONFIG_UPDATE_NOTIFIER=false
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /site
COPY --from=build /site/package.json /site/server.ts ./
COPY --from=build /site/node_modules node_modules
COPY --from=build /site/build build
COPY --from=build /site/app app
COPY --from=build /site/packages packages
COPY --from=build /site/starter starter
RUN mkdir -p /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
# Stopping waits for DRAIN_SECONDS and running requests: allow 30 seconds (docker stop --timeout 30).
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.ts"]
