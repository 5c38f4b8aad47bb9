import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type ConnectionLimits, defaultLimits, watchConnections } from './connections.ts';
import { openSite } from './live-site.ts';
import { createSiteApp, type SiteService } from './site-app.ts';

/** A server that does not listen yet, and the way to end it kindly. */
export interface SiteServer {
  server: Server;
  /** See ConnectionWatch. */
  stop: (patienceMs: number) => Promise<void>;
}

/** How often connections are checked against the limits for incomplete requests, in milliseconds. */
const CHECK_MS = 1000;
/** Stands in for the Host header where HTTP/1.0 allows none. */
const HOST = 'localhost';

/**
 * A production server for a built site. The whole site is read into memory, so that a file which
 * changes, grows or vanishes can neither break a response nor mix two builds.
 * @param dir folder of the built site
 * @param limits where they differ from defaultLimits
 * @param lookMs milliseconds between two looks for a new build
 * @param service what else this process answers, before the site does
 * @throws when the folder, its 404.html or its _headers cannot be read
 */
export async function createSiteServer(
  dir: string,
  limits: Partial<ConnectionLimits> = {},
  lookMs?: number,
  service?: SiteService,
): Promise<SiteServer> {
  const site = await openSite(dir, lookMs);
  const handle = getRequestListener(createSiteApp(site, service).fetch, { hostname: HOST });
  const server = createServer({ connectionsCheckingInterval: CHECK_MS }, (req, res) => {
    // Set here, so that an answer which Hono never sees (400 for a broken address, 503) has them too.
    for (const [name, value] of site.current().headers) res.setHeader(name, value);
    if (!watch.refuses(req, res)) void handle(req, res);
  });
  const watch = watchConnections(server, { ...defaultLimits(), ...limits });
  server.once('close', site.close);
  return { server, stop: watch.stop };
}
