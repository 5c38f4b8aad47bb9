import { LANGUAGE } from '@falaj/contract/fields.ts';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isForm, notKeptPage } from './intake/not-kept.ts';
import { LARGEST } from './intake/routes.ts';
import { languageAsked } from './languages.ts';
import { type Printed, spokenIn } from './printed.ts';

/** Seconds after which a client should try again. */
const RETRY_SECONDS = 60;

/**
 * What is answered below `/api` while the desk is closed: 503 (RFC 9110, 15.6.4), to scripts without words, to
 * browsers with a page that keeps what was typed and says where to write.
 * @param read reads what the build wrote for the desk; where that fails too, browsers get no words either
 */
export function closedDesk(read: () => Printed): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const headers = { 'Retry-After': `${RETRY_SECONDS}`, 'Cache-Control': 'no-store' };
  app.use(bodyLimit({ maxSize: LARGEST, onError: (request) => request.json({}, 413) }));
  app.all('*', async (request) => {
    const { req } = request;
    const hasForm = isForm(req.header('content-type'));
    if (!hasForm && !req.header('accept')?.includes('text/html')) {
      return request.json({}, 503, headers);
    }
    const form = hasForm ? new URLSearchParams(await req.text()) : undefined;
    const printed = read();
    const language = languageAsked(printed, request, form?.get(LANGUAGE) ?? undefined);
    return request.html(notKeptPage(spokenIn(printed, language), form), 503, headers);
  });
  app.onError((_, request) => request.json({}, 503, headers));
  return app;
}
