# Builds the site and serves it with Caddy on port 8080 over plain http, as a user without rights.
#   docker build --build-arg SITE_ORIGIN=https://www.example.com -t falaj .
#   docker run --rm -p 8080:8080 falaj

# A Debian image: the pinned Node is a glibc build and does not run on Alpine.
FROM node:22 AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY scripts/link-node.mjs scripts/
COPY packages packages
COPY desk/package.json desk/
RUN npm ci
COPY . .
ARG SITE_ORIGIN
RUN npm run build

FROM caddy:2-alpine
COPY --from=build /site/dist /srv
COPY --from=build /site/dist-hosts/Caddyfile /etc/caddy/Caddyfile
# Caddy keeps its own notes here; /data and /config of the image belong to root.
ENV XDG_CONFIG_HOME=/tmp XDG_DATA_HOME=/tmp
USER 1000:1000
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s CMD wget -q -O /dev/null http://127.0.0.1:8080/ || exit 1
