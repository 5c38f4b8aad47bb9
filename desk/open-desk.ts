import { randomUUID } from 'node:crypto';
import { dayOf, instant } from '@falaj/contract/office-hours.ts';
import { nextDay } from '@falaj/contract/workdays.ts';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { remindVisitors } from './bookings/remind.ts';
import { bookingRoutes } from './bookings/routes.ts';
import type { DeskContext } from './context.ts';
import { openDatabase } from './database/open.ts';
import { readSecret } from './database/secret.ts';
import type { Tables } from './database/tables.ts';
import { MINUTE } from './durations.ts';
import { RETRY_SECONDS } from './intake/not-kept.ts';
import { forgetRequests } from './intake/rate.ts';
import { intakeRoutes } from './intake/routes.ts';
import { bounceRoutes } from './mail/bounces.ts';
import { holdAll } from './mail/outbox.ts';
import { type Postman, startPostman } from './mail/postman.ts';
import { openMailer } from './mail/smtp.ts';
import { continueIssues } from './newsletter/issue.ts';
import { heedLeavers } from './newsletter/leavers.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { makeBackup } from './operations/backup.ts';
import { type Job, startJobs } from './operations/jobs.ts';
import { openLog } from './operations/log.ts';
import { metricsRoutes } from './operations/metrics.ts';
import { isDiskFull, reasonOf } from './operations/reason.ts';
import { openWebhook } from './operations/webhook.ts';
import { readPrinted } from './printed.ts';
import { eraseByDate } from './privacy/person.ts';
import type { Settings } from './settings.ts';
import { INBOX_FOLDER } from './staff/inbox-files.ts';
import { openStaff, type Staff } from './staff/open-staff.ts';

/** Whether the database can keep what arrives; `full` is its disk, and `away` whatever else it does not answer for. */
export type DatabaseState = 'ready' | 'full' | 'away';

async function lookAt(db: Kysely<Tables>, hasRoom: () => Promise<boolean>): Promise<DatabaseState> {
  try {
    // What a visitor's next post meets: a transaction that writes, of which nothing is kept.
    const row = { key: `look-${randomUUID()}`, digest: '', received_at: 0, made: null };
    const look = await db.startTransaction().execute();
    try {
      await look.insertInto('request').values(row).execute();
    } finally {
      await look.rollback().execute();
    }
    return (await hasRoom()) ? 'ready' : 'full';
  } catch (error) {
    return isDiskFull(error) ? 'full' : 'away';
  }
}

/** A desk that is open. */
export interface OpenDesk {
  /** Its routes, below `/api`. */
  app: Hono<{ Bindings: HttpBindings }>;
  /** The part for staff, below `/desk`. */
  staff: Staff;
  context: DeskContext;
  /** Looks how the database is. */
  look: () => Promise<DatabaseState>;
  /** Finishes what is under way, and closes the desk. */
  stop: () => Promise<void>;
}

/**
 * Opens the database and starts every part of the desk.
 * @param folder that the build wrote for the desk: `dist-hosts/desk`
 * @param holdsMail whether what waits to go out is laid aside (docs/desk.md, Backups)
 * @throws when the database cannot be opened, or the folder cannot be read
 */
export async function openDesk(
  settings: Settings,
  folder: string,
  now = Date.now,
  holdsMail = false,
): Promise<OpenDesk> {
  const printed = readPrinted(folder, settings.cors);
  const { facts } = printed;
  const { db, reading, kind, backup, overwrite, hasRoom, close } = await openDatabase(
    settings.data,
    settings.databaseUrl,
  );
  let postman: Postman | undefined;
  const context: DeskContext = {
    db,
    reading,
    kind,
    backup,
    overwrite,
    settings,
    ...printed,
    secret: await readSecret(db),
    now,
    log: openLog(settings.log),
    wake: () => postman?.wake(),
  };
  if (holdsMail) await holdAll(context);
  await heedLeavers(context);
  const { smtpUrl, webhook } = settings;
  if (smtpUrl || webhook) {
    const from = {
      name: facts.brand,
      address: settings.mailFrom ?? facts.email,
      bounces: settings.mailBounces,
    };
    postman = startPostman(context, {
      ...(smtpUrl && { mail: openMailer(smtpUrl, from) }),
      ...(webhook && { webhook: openWebhook(webhook.url, webhook.secret, now) }),
    });
  }
  const stopJobs = startJobs(context, jobsOf(context));
  const app = new Hono<{ Bindings: HttpBindings }>().basePath('/api');
  app.use(async (request, next) => {
    await next();
    request.header('Cache-Control', 'no-store');
  });
  app.route('/', intakeRoutes(context));
  app.route('/news', newsletterRoutes(context));
  app.route('/', bookingRoutes(context));
  app.route('/', metricsRoutes(context));
  app.route('/', bounceRoutes(context));
  // The rest, for programs; what visitors see says it in their words.
  app.onError((error, request) => {
    context.log('request failed', { why: reasonOf(error) });
    return request.json({}, 503, { 'Retry-After': `${RETRY_SECONDS}` });
  });
  const staff = await openStaff(context, INBOX_FOLDER);
  const stop = async () => {
    staff.stop();
    await stopJobs();
    await postman?.stop();
    await close();
  };
  return { app, staff, context, look: () => lookAt(db, hasRoom), stop };
}

/** The time of the nightly jobs, in the office's time zone. */
const NIGHT = '03:00';

/**
 * The desk's recurring jobs. Each night, data are erased by date and, on SQLite, a backup is made; Postgres has
 * tools of its own for that.
 */
export function jobsOf({ backup, settings, facts }: DeskContext): Job[] {
  const { data, backupDays } = settings;
  const { zone } = facts.hours;
  const nightly = (at: number) => {
    const today = dayOf(new Date(at), zone);
    const night = instant(today, NIGHT, zone).getTime();
    return night > at ? night : instant(nextDay(today), NIGHT, zone).getTime();
  };
  const jobs: Job[] = [
    { name: 'erase', next: nightly, run: eraseByDate },
    // This continues issues that a crashed process has left half sent.
    { name: 'issues', next: (at) => at + MINUTE, run: continueIssues },
    { name: 'reminders', next: (at) => at + 10 * MINUTE, run: remindVisitors },
    { name: 'rates', next: (at) => at + MINUTE, run: forgetRequests },
  ];
  if (backup && backupDays > 0) {
    const run = ({ now }: DeskContext) => makeBackup(data, backup, backupDays, now());
    jobs.push({ name: 'backup', next: nightly, run });
  }
  return jobs;
}
