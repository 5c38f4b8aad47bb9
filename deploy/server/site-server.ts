import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type ConnectionLimits, defaultLimits, watchConnections } from '../../desk/connections.ts';
import { openSite } from './live-site.ts';
import { createSiteApp, type SiteService } from './site-app.ts';

/** A server that does not listen yet, and a way to stop it gracefully. */
export interface SiteServer {
  server: Server;
  /** See ConnectionWatch. */
  stop: (patienceMs: number) => Promise<void>;
}

/** How often connections are checked for incomplete requests, in milliseconds. */
const CHECK_MS = 1000;
/** The host for HTTP/1.0 requests without a Host header. */
const HOST = 'localhost';

/**
 * A production server for a built site. The whole site is read into memory, so that a file which changes, grows
 * or disappears can neither break a response nor mix two builds.
 * @param dir folder of the built site
 * @param limits that differ from defaultLimits
 * @param lookMs milliseconds between two checks for a new build
 * @param service whose routes come before those of the site
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
    // The headers are set here, so that answers which Hono never sees (400 for a broken address, 503) have them
    // too.
    for (const [name, value] of site.current().headers) res.setHeader(name, value);
    if (!watch.refuses(req, res)) void handle(req, res);
  });
  const watch = watchConnections(server, { ...defaultLimits(), ...limits });
  server.once('close', site.close);
  return { server, stop: watch.stop };
}
