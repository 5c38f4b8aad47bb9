import { timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { Context } from '../context.ts';

/** What there is to count, by labels, in the text format of Prometheus (version 0.0.4). */
async function readMetrics({ db, now }: Context): Promise<string> {
  const [enquiries, mails, people, oldest] = await Promise.all([
    db
      .selectFrom('enquiry')
      .select(['kind', 'status', (row) => row.fn.countAll<number>().as('count')])
      .groupBy(['kind', 'status'])
      .execute(),
    db
      .selectFrom('outbox')
      .select(['state', (row) => row.fn.countAll<number>().as('count')])
      .groupBy('state')
      .execute(),
    db
      .selectFrom('subscriber')
      .select(['state', (row) => row.fn.countAll<number>().as('count')])
      .groupBy('state')
      .execute(),
    db
      .selectFrom('outbox')
      .select((row) => row.fn.min('created_at').as('at'))
      .where('state', 'in', ['waiting', 'sending'])
      .executeTakeFirst(),
  ]);
  const age = oldest?.at ? (now() - Number(oldest.at)) / 1000 : 0;
  return [
    '# HELP desk_enquiries Enquiries that are kept.',
    '# TYPE desk_enquiries gauge',
    ...enquiries.map(
      ({ kind, status, count }) => `desk_enquiries{kind="${kind}",status="${status}"} ${count}`,
    ),
    '# HELP desk_mails E-mails by what became of them.',
    '# TYPE desk_mails gauge',
    ...mails.map(({ state, count }) => `desk_mails{state="${state}"} ${count}`),
    '# HELP desk_mail_oldest_seconds Age of the oldest e-mail that has not gone out.',
    '# TYPE desk_mail_oldest_seconds gauge',
    `desk_mail_oldest_seconds ${age}`,
    '# HELP desk_subscribers Addresses by how far they are.',
    '# TYPE desk_subscribers gauge',
    ...people.map(({ state, count }) => `desk_subscribers{state="${state}"} ${count}`),
    '',
  ].join('\n');
}

const isSame = (a: Buffer, b: Buffer) => a.length === b.length && timingSafeEqual(a, b);

/** `GET /metrics` for Prometheus, for who has the token; without one set there is no such address. */
export function metricsRoutes(context: Context): Hono {
  const { metricsToken } = context.settings;
  const app = new Hono();
  if (!metricsToken) return app;
  const right = Buffer.from(`Bearer ${metricsToken}`);
  app.get('/metrics', async (request) => {
    const given = Buffer.from(request.req.header('authorization') ?? '');
    if (!isSame(given, right)) return request.text('', 401, { 'WWW-Authenticate': 'Bearer' });
    const type = 'text/plain; version=0.0.4; charset=utf-8';
    return request.text(await readMetrics(context), 200, { 'Content-Type': type });
  });
  return app;
}
