import { Hono } from 'hono';
import type { DeskContext } from '../context.ts';
import type { OutboxRow } from '../database/tables.ts';
import { lookAtBackups } from './backup.ts';
import { hasToken } from './bearer.ts';

type Count = { count: number };

/** A figure with its help and its lines, in the text format of Prometheus (version 0.0.4). */
const figure = (name: string, type: 'gauge' | 'counter', help: string, lines: string[]) =>
  [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines].join('\n');

/** The lines of a figure, one for each row, whose columns except the count are labels. */
const linesOf = <Row extends Count>(name: string, rows: Row[]) =>
  rows.map(({ count, ...labels }) => {
    const list = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
    return `${name}{${list.join(',')}} ${count}`;
  });

/** How many rows of a table are in each state. */
const byState = ({ reading: db }: DeskContext, table: 'booking' | 'subscriber') =>
  db
    .selectFrom(table)
    .select(['state', (row) => row.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();

const enquiries = ({ reading: db }: DeskContext) =>
  db
    .selectFrom('enquiry')
    .select(['kind', 'status', (row) => row.fn.countAll<number>().as('count')])
    .groupBy(['kind', 'status'])
    .execute();

/** How often sessions were moved and cancelled, and by whom. These are counters, since the log only grows. */
async function bookingChanges({ reading: db }: DeskContext) {
  const rows = await db
    .selectFrom('event')
    .select(['act', 'actor', (row) => row.fn.countAll<number>().as('count')])
    .where('act', 'in', ['booking.moved', 'booking.cancelled'])
    .groupBy(['act', 'actor'])
    .execute();
  return ['moved', 'cancelled'].flatMap((change) =>
    ['visitor', 'staff'].map((by) => {
      const those = rows.filter(
        ({ act, actor }) =>
          act === `booking.${change}` && (actor === 'visitor') === (by === 'visitor'),
      );
      return { change, by, count: those.reduce((sum, { count }) => sum + Number(count), 0) };
    }),
  );
}

/** The contents of the outbox for a channel by state, and how long the oldest unsent mail has waited. */
async function outbox({ reading: db, now }: DeskContext, channel: OutboxRow['channel']) {
  const rows = await db
    .selectFrom('outbox')
    .select(['state', (row) => row.fn.countAll<number>().as('count')])
    .select((row) => row.fn.min('created_at').as('oldest'))
    .where('channel', '=', channel)
    .groupBy('state')
    .execute();
  const left = rows.filter(({ state }) => state === 'waiting' || state === 'sending');
  const oldest = Math.min(now(), ...left.map((row) => Number(row.oldest)));
  const states = rows.map(({ state, count }) => ({ state, count }));
  return { states, age: (now() - oldest) / 1000 };
}

/** All metrics as text. */
async function readMetrics(context: DeskContext): Promise<string> {
  const [messages, bookings, changes, people, mails, hooks, backup] = await Promise.all([
    enquiries(context),
    byState(context, 'booking'),
    bookingChanges(context),
    byState(context, 'subscriber'),
    outbox(context, 'mail'),
    outbox(context, 'webhook'),
    lookAtBackups(context),
  ]);
  const gauge = (name: string, help: string, rows: Count[]) =>
    figure(name, 'gauge', help, linesOf(name, rows));
  const age = (name: string, help: string, seconds: number) =>
    figure(name, 'gauge', help, [`${name} ${seconds}`]);
  /** A figure of the newest backup, without a line where there is none. */
  const ofBackup = (name: string, help: string, value: (at: number, bytes: number) => number) =>
    figure(
      name,
      'gauge',
      help,
      backup && backup.at !== null ? [`${name} ${value(backup.at, backup.bytes)}`] : [],
    );
  const moved = 'desk_booking_changes_total';
  const figures = [
    gauge('desk_enquiries', 'Enquiries that are kept.', messages),
    gauge('desk_bookings', 'Sessions by whether they take place.', bookings),
    figure(moved, 'counter', 'Sessions moved and cancelled, and by whom.', linesOf(moved, changes)),
    gauge('desk_mails', 'E-mails by what became of them.', mails.states),
    age('desk_mail_oldest_seconds', 'Age of the oldest e-mail that has not gone out.', mails.age),
    gauge('desk_webhooks', 'Deliveries to the webhook by what became of them.', hooks.states),
    age('desk_webhook_oldest_seconds', 'Age of the oldest delivery not taken.', hooks.age),
    gauge('desk_subscribers', 'Addresses by how far they are.', people),
    ofBackup(
      'desk_backup_age_seconds',
      'Age of the newest backup.',
      // A file system may be a moment ahead of the clock.
      (at) => Math.max(0, context.now() - at) / 1000,
    ),
    ofBackup('desk_backup_bytes', 'Size of the newest backup.', (_, bytes) => bytes),
  ];
  return `${figures.join('\n')}\n`;
}

/** The route `GET /metrics` for Prometheus, protected by a token; without one set there is no such route. */
export function metricsRoutes(context: DeskContext): Hono {
  const { metricsToken } = context.settings;
  const app = new Hono();
  if (!metricsToken) return app;
  app.get('/metrics', async (request) => {
    if (!hasToken(request, metricsToken)) {
      return request.text('', 401, { 'WWW-Authenticate': 'Bearer' });
    }
    const type = 'text/plain; version=0.0.4; charset=utf-8';
    return request.text(await readMetrics(context), 200, { 'Content-Type': type });
  });
  return app;
}
