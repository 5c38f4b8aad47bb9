import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { REDIRECT_STATUS, redirectFor } from '../policy.ts';
import { answer, answerNotFound } from './answer.ts';
import type { LiveSite } from './live-site.ts';

/**
 * The site as a Hono application: redirects to the canonical address, the files of the current
 * release, the site's own page for missing addresses, 405 for other methods. A service that shares
 * the process registers its routes before this one.
 */
export function createSiteApp(site: LiveSite): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get('*', ({ env }) => {
    const { method = 'GET', headers, url = '/' } = env.incoming;
    const target = originForm(url);
    const location = redirectFor(target);
    if (location) {
      const redirect = { Location: location, 'Content-Length': '0' };
      return new Response(null, { status: REDIRECT_STATUS, headers: redirect });
    }
    const { resources, notFound } = site.current();
    const resource = resources.get(decodedPath(target));
    const asked = { method, headers };
    return resource ? answer(resource, asked) : answerNotFound(notFound, asked);
  });
  // RFC 9110 section 15.5.6: a 405 names the methods that would work.
  app.all('*', (context) =>
    context.text('This site answers GET and HEAD only.\n', 405, { Allow: 'GET, HEAD' }),
  );
  return app;
}

/** `http://host/path` is as valid in a request line as `/path` (RFC 9112 section 3.2.2). */
function originForm(target: string): string {
  const rest = target.replace(/^https?:\/\/[^/?]*/i, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** The path without its query and percent-encoding; where that is broken, it names nothing. */
function decodedPath(target: string): string {
  try {
    return decodeURI(target.split('?', 1)[0] ?? '');
  } catch {
    return '';
  }
}
