import { Hono, type Context as HonoContext } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { DeskContext } from '../context.ts';
import { leave } from '../newsletter/leave.ts';
import { hasToken } from '../operations/bearer.ts';
import { noteEvent } from '../operations/event.ts';
import { reasonOf } from '../operations/reason.ts';

/** The largest report, in bytes: it may carry the whole e-mail that came back. */
const LARGEST = 1024 * 1024;
/** What may be an e-mail of ours in a report: the left part of its Message-ID. */
const OURS = /<([\da-f-]{32,36})@[^\s<>]+>/g;
const MOST_IDS = 20;
/** What goes to visitors; of what goes to the office nobody's subscription ends. */
const TO_VISITORS = [
  'receipt',
  'invitation',
  'reminder',
  'cancellation',
  'answer',
  'opt-in',
  'issue',
];
/** The status of a mailbox that is full (RFC 3463, 3.3), which its owner may empty. */
const FULL = '5.2.2';

/** A report that an e-mail could not be delivered for good. */
interface Report {
  /** What may be the id of the e-mail. */
  ids: string[];
  status: string;
  /** What the other server said, without addresses. */
  why: string;
}

/** Reads a report on a delivery (RFC 3464); undefined where it tells of no failure for good. */
export function readReport(text: string): Report | undefined {
  const field = (name: string) =>
    new RegExp(`^${name}:[ \\t]*(.*(?:\\r?\\n[ \\t].*)*)`, 'im').exec(text)?.[1];
  const [status] = /5\.\d{1,3}\.\d{1,3}/.exec(field('Status') ?? '') ?? [];
  if (!status || field('Action')?.trim().toLowerCase() !== 'failed') return undefined;
  const said = field('Diagnostic-Code')?.replace(/^[\w-]+;\s*/, '') ?? '';
  const ids = new Set([...text.matchAll(OURS)].map(([, id = '']) => id));
  return { ids: [...ids].slice(0, MOST_IDS), status, why: reasonOf(said || status) };
}

/**
 * Notes that an e-mail has come back: with its enquiry, which waits for the office again if it was the answer, and for the
 * newsletter, which ends unless the mailbox was full. Only what names an e-mail of ours by its Message-ID counts, since
 * anybody may write to the mailbox that reports come to.
 * @returns whether it was one of ours
 */
export async function noteBounce(
  context: DeskContext,
  { ids, status, why }: Report,
): Promise<boolean> {
  const { now } = context;
  if (ids.length === 0) return false;
  const bounced = await context.db.transaction().execute(async (db) => {
    const row = await db
      .updateTable('outbox')
      .set({ state: 'bounced', error: why, ended_at: now() })
      .where('id', 'in', ids)
      .where('channel', '=', 'mail')
      .where('state', '=', 'sent')
      .returning(['id', 'purpose', 'person', 'enquiry_id'])
      .executeTakeFirst();
    if (!row?.enquiry_id) return row;
    const detail = { mail: row.id };
    const enquiry = row.enquiry_id;
    await noteEvent(db, context, { actor: 'desk', act: 'mail.bounced', enquiry, detail });
    if (row.purpose !== 'answer') return row;
    await db
      .updateTable('enquiry')
      .set({ status: 'open' })
      .where('id', '=', enquiry)
      .where('status', '=', 'answered')
      .execute();
    return row;
  });
  if (!bounced) return false;
  context.log('mail bounced', { purpose: bounced.purpose, status });
  if (status === FULL || !bounced.person || !TO_VISITORS.includes(bounced.purpose)) return true;
  const subscriber = await context.db
    .selectFrom('subscriber')
    .select('id')
    .where('person', '=', bounced.person)
    .where('state', '!=', 'left')
    .executeTakeFirst();
  if (subscriber) await leave(context, subscriber.id);
  return true;
}

/** The route `POST /bounces`, which takes reports of mail servers from who has the token; without one set there is no such route. */
export function bounceRoutes(context: DeskContext): Hono {
  const { bounceToken } = context.settings;
  const app = new Hono();
  if (!bounceToken) return app;
  const tooLarge = bodyLimit({ maxSize: LARGEST, onError: (request) => request.body(null, 413) });
  app.post('/bounces', tooLarge, async (request: HonoContext) => {
    if (!hasToken(request, bounceToken)) {
      return request.text('', 401, { 'WWW-Authenticate': 'Bearer' });
    }
    const report = readReport(await request.req.text());
    if (report) await noteBounce(context, report);
    return request.body(null, 204);
  });
  return app;
}
