import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { meantPath } from '../../src/runtime/navigation/meant-path.ts';
import { REDIRECT_STATUS, redirectFor } from '../policy.ts';
import { answer, answerNotFound } from './answer.ts';
import type { LiveSite } from './live-site.ts';

/** A service in the same process, which takes what the site's forms send while it is open. */
export interface SiteService {
  app: Hono<{ Bindings: HttpBindings }>;
  isOpen: () => boolean;
}

/**
 * The site as a Hono application: redirects to canonical addresses, the files of the current release, the
 * site's own page for missing addresses, and 405 for other methods. The routes of a service come before these.
 */
export function createSiteApp(
  site: LiveSite,
  service?: SiteService,
): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  if (service) app.route('/', service.app);
  app.get('*', ({ env }) => {
    const { method = 'GET', headers, url = '/' } = env.incoming;
    const target = originForm(url);
    const canonical = redirectFor(target);
    const { resources, deskPages, notFound } = site.current();
    const path = decodedPath(canonical ?? target);
    const meant = meantPath(path);
    if (path && !resources.has(path) && resources.has(meant))
      return redirectTo(encodeURI(meant) + queryOf(target));
    if (canonical) return redirectTo(canonical);
    const resource = (service?.isOpen() && deskPages.get(path)) || resources.get(path);
    const asked = { method, headers };
    return resource ? answer(resource, asked) : answerNotFound(notFound(path), asked);
  });
  // A 405 names the methods that would work (RFC 9110 section 15.5.6).
  app.all('*', (context) =>
    context.text('This site answers GET and HEAD only.\n', 405, { Allow: 'GET, HEAD' }),
  );
  return app;
}

const redirectTo = (location: string) =>
  new Response(null, {
    status: REDIRECT_STATUS,
    headers: { Location: location, 'Content-Length': '0' },
  });

/**
 * The path of a request target; `http://host/path` is as valid in a request line as `/path` (RFC 9112 section
 * 3.2.2).
 */
function originForm(target: string): string {
  const rest = target.replace(/^https?:\/\/[^/?]*/i, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** The query with its question mark, if there is one. */
const queryOf = (target: string) => /\?.*$/s.exec(target)?.[0] ?? '';

/** The path without query and percent-encoding; a path with a broken encoding names nothing. */
function decodedPath(target: string): string {
  try {
    return decodeURI(target.split('?', 1)[0] ?? '');
  } catch {
    return '';
  }
}
