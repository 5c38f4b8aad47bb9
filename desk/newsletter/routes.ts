import { fill } from '@falaj/contract/fill.ts';
import { Hono } from 'hono';
import type { DeskContext } from '../context.ts';
import { type DeskPage, fillPage } from '../pages.ts';
import { readSigned } from '../signature.ts';

/**
 * The routes behind the links of the newsletter's e-mails. Following a link only asks, and the button of its
 * page acts, since programs that scan e-mails follow links. A mail program that unsubscribes posts at once (RFC
 * 8058).
 */
export function newsletterRoutes(context: DeskContext): Hono {
  const { db, facts, secret, now } = context;
  const { pages } = facts.desk;
  const app = new Hono();
  const words = <Shown extends { text: string }>(page: Shown) => ({
    ...page,
    text: fill(page.text, { email: facts.email }),
  });
  const page = (shown: DeskPage) => fillPage(context, words(shown));
  const idOf = (purpose: string, link: string) => readSigned(secret, purpose, link, now());

  app.get('/confirm/:link', async (request) => {
    const id = idOf('confirm', request.req.param('link'));
    return id ? request.html(page(pages.confirm)) : request.html(page(pages.expired), 410);
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
    if (!row) return request.html(page(pages.expired), 410);
    context.log('confirmed');
    return request.html(page(pages.confirmed));
  });
  app.get('/leave/:link', async (request) => {
    const id = idOf('leave', request.req.param('link'));
    return id ? request.html(page(pages.leave)) : request.html(page(pages.expired), 410);
  });
  app.post('/leave/:link', async (request) => {
    const id = idOf('leave', request.req.param('link'));
    if (!id) return request.html(page(pages.expired), 410);
    await leave(context, id);
    context.log('left');
    return request.html(page(pages.left));
  });
  return app;
}

/** Unsubscribes somebody, and deletes letters to them that have not been sent. */
async function leave({ db: database, now }: DeskContext, id: string): Promise<void> {
  await database.transaction().execute(async (db) => {
    const gone = await db
      .updateTable('subscriber')
      .set({ state: 'left', left_at: now() })
      .where('id', '=', id)
      .where('state', '!=', 'left')
      .returning('person')
      .executeTakeFirst();
    if (!gone) return;
    await db
      .deleteFrom('outbox')
      .where('person', '=', gone.person)
      .where('purpose', '=', 'issue')
      .where('state', '=', 'waiting')
      .execute();
  });
}
