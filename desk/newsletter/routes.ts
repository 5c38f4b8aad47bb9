import { fill } from '@falaj/contract/fill.ts';
import { Hono, type Context as HonoContext } from 'hono';
import type { DeskContext } from '../context.ts';
import { sayBusy } from '../intake/not-kept.ts';
import { languageAsked } from '../languages.ts';
import { reasonOf } from '../operations/reason.ts';
import { type DeskPage, fillPage } from '../pages.ts';
import { spokenIn } from '../printed.ts';
import { readSigned } from '../signature.ts';
import { leave } from './leave.ts';

/**
 * The routes behind the links of the newsletter's e-mails. Following a link only asks, and the button of its
 * page acts, since programs that scan e-mails follow links. A mail program that unsubscribes posts at once (RFC
 * 8058).
 */
export function newsletterRoutes(context: DeskContext): Hono {
  const { db, secret, now } = context;
  const app = new Hono();
  /** Answers with a page in the language that the link names. */
  const show = (
    request: HonoContext,
    name: 'confirm' | 'confirmed' | 'leave' | 'left' | 'expired',
  ) => {
    const spoken = spokenIn(context, languageAsked(context, request));
    const { desk, email } = spoken.facts;
    const messages: DeskPage = desk.pages[name];
    const page = fillPage(spoken, { ...messages, text: fill(messages.text, { email }) });
    return request.html(page, name === 'expired' ? 410 : 200);
  };
  const idOf = (purpose: string, link: string) => readSigned(secret, purpose, link, now());

  app.get('/confirm/:link', async (request) => {
    const id = idOf('confirm', request.req.param('link'));
    return show(request, id ? 'confirm' : 'expired');
  });
  app.post('/confirm/:link', async (request) => {
    const id = idOf('confirm', request.req.param('link')) ?? '';
    const row = await db
      .updateTable('subscriber')
      .set((old) => ({
        state: 'confirmed',
        confirmed_at: old.fn.coalesce('confirmed_at', old.val(now())),
      }))
      .where('id', '=', id)
      // An old link cannot subscribe somebody again who has left; signing up again can.
      .where('state', '!=', 'left')
      .returning('id')
      .executeTakeFirst();
    if (!row) return show(request, 'expired');
    context.log('confirmed');
    return show(request, 'confirmed');
  });
  app.get('/leave/:link', async (request) => {
    const id = idOf('leave', request.req.param('link'));
    return show(request, id ? 'leave' : 'expired');
  });
  app.post('/leave/:link', async (request) => {
    const id = idOf('leave', request.req.param('link'));
    if (!id) return show(request, 'expired');
    await leave(context, id);
    context.log('left');
    return show(request, 'left');
  });
  app.onError((error, request) => {
    context.log('newsletter request failed', { why: reasonOf(error) });
    return sayBusy(request, context, 503);
  });
  return app;
}
