# syntax=docker/dockerfile:1
# The server in an image: Node 26, the packages that it needs to run, the rules, and the web client, built.
ARG NODE=26-slim

# What npm reads to know which packages belong to what.
FROM node:${NODE} AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY shared/package.json shared/
COPY bots/package.json bots/
COPY server/package.json server/
COPY client-sdk/package.json client-sdk/
COPY games/package.json games/
COPY authoring/package.json authoring/
COPY web/package.json web/

FROM manifests AS packages
# Nothing that the server runs on needs a script to be installed. Packages that are optional are parts of other packages'
# own tools, or make what is not used here faster.
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --omit=optional --workspace server --ignore-scripts --no-audit --no-fund

FROM manifests AS web
RUN --mount=type=cache,target=/root/.npm npm ci --workspace web --workspace client-sdk --ignore-scripts --no-audit --no-fund
COPY tsconfig.json ./
COPY shared shared
COPY client-sdk client-sdk
COPY games games
COPY web web
RUN npm run build --workspace web

FROM node:${NODE} AS server
ENV NODE_ENV=production HOST=0.0.0.0 PORT=2567 DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=packages /app/node_modules node_modules
COPY package.json LICENSE ./
COPY shared shared
COPY bots bots
COPY games games
COPY server server
COPY deploy/is-alive.ts deploy/
COPY --from=web /app/web/dist web/dist
USER node
VOLUME /data
EXPOSE 2567
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=4s --start-period=30s --start-interval=1s --retries=3 CMD ["node", "deploy/is-alive.ts"]
CMD ["node", "server/main.ts"]
