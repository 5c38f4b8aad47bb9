# Builds the site and serves it with Caddy on port 8080 over plain http, as a user without rights.
#   docker build --build-arg SITE_ORIGIN=https://www.example.com -t falaj .
#   docker run --rm -p 8080:8080 falaj
# With the enquiry desk and its database: compose.yaml.

# A Debian image: the pinned Node is a glibc build and does not run on Alpine.
FROM node:22 AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY scripts/link-node.mjs scripts/
COPY packages packages
COPY contract/package.json contract/
COPY desk/package.json desk/
COPY src/package.json src/
RUN npm ci
COPY . .
ARG SITE_ORIGIN
RUN npm run build

# What the desk needs to run: packages of production, its code, and what the build wrote for it.
FROM node:22-slim AS desk
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY scripts/link-node.mjs scripts/
COPY packages packages
COPY contract/package.json contract/
COPY desk/package.json desk/
COPY src/package.json src/
RUN npm ci --omit=dev && mkdir /data && chown node:node /data
COPY contract contract
COPY desk desk
COPY --from=build /site/dist-hosts/desk dist-hosts/desk
COPY --from=build /site/desk/dist desk/dist
# A container is reached from outside of itself, also behind a proxy.
ENV DESK_DATA=/data/desk NODE_ENV=production HOST=0.0.0.0
USER node
EXPOSE 4322
HEALTHCHECK --interval=30s --timeout=3s --start-period=20s \
  CMD node -e "fetch('http://127.0.0.1:4322/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
# Not through npx, which would not hand the signal to end on to the desk.
CMD ["node_modules/.bin/node", "desk/desk.ts"]

# The site beside a desk (compose.yaml): Caddy fetches certificates by itself and keeps them in /data.
FROM caddy:2-alpine AS site-beside-desk
COPY --from=build /site/dist /srv
COPY --from=build /site/dist-hosts/desk-pages /desk-pages
COPY --from=build /site/dist-hosts/Caddyfile.desk /etc/caddy/Caddyfile
RUN mkdir -p /data/caddy && chown -R 1000:1000 /data
ENV XDG_CONFIG_HOME=/tmp XDG_DATA_HOME=/data
USER 1000:1000
EXPOSE 80 443

FROM caddy:2-alpine
COPY --from=build /site/dist /srv
COPY --from=build /site/dist-hosts/Caddyfile /etc/caddy/Caddyfile
# Caddy keeps its own notes here; /data and /config of the image belong to root.
ENV XDG_CONFIG_HOME=/tmp XDG_DATA_HOME=/tmp
USER 1000:1000
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s CMD wget -q -O /dev/null http://127.0.0.1:8080/ || exit 1
