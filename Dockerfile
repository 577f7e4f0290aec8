# syntax=docker/dockerfile:1
ARG NODE_VERSION=24

FROM node:${NODE_VERSION}-trixie-slim AS build
WORKDIR /app
# sqlite3 brings a ready-made binary for most machines; where it does not, it is compiled.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends python3 make g++ \
  && rm -rf /var/lib/apt/lists/*
# The stand-ins in packages/ stay outside.
COPY package.json package-lock.json ./
RUN npm ci
COPY tsconfig.json tsconfig.build.json ./
COPY src ./src
RUN npm run build:bot && npm prune --omit=dev

FROM node:${NODE_VERSION}-trixie-slim
ARG VERSION=1.2.0
LABEL org.opencontainers.image.title="Rounds" \
  org.opencontainers.image.description="A Discord bot that brings the Clinical Education Service into study groups and classes" \
  org.opencontainers.image.licenses="MIT" \
  org.opencontainers.image.version="${VERSION}"
ENV NODE_ENV=production \
  HTTP_HOST=0.0.0.0 \
  HTTP_PORT=3000 \
  STORE_URL=sqlite:///data/rounds.sqlite
WORKDIR /app
COPY --from=build /app/package.json ./package.json
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
# The only place that it writes to, besides /tmp.
RUN mkdir /data && chown node:node /data && chmod 700 /data
VOLUME /data
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.HTTP_PORT}/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# A command may follow: docker compose run --rm bot doctor
ENTRYPOINT ["node", "dist/main.js"]
