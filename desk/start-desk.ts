import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context as HonoContext } from 'hono';
import { sql } from 'kysely';
import { closedDesk } from './closed-desk.ts';
import { type OpenDesk, openDesk, readPrinted } from './open-desk.ts';
import { reasonOf } from './operations/reason.ts';
import { readSettings, type Settings } from './settings.ts';
import { firstLink, ownerLink } from './staff/join.ts';

type Request = HonoContext<{ Bindings: HttpBindings }>;

/** The desk beside a site. The site is served even while the desk is closed. */
export interface Desk {
  /** Answers below `/api` and `/desk`, and `/healthz` and `/readyz`. */
  app: Hono<{ Bindings: HttpBindings }>;
  /** Whether it takes what visitors send; otherwise pages hand over to e-mail. */
  isOpen: () => boolean;
  /** Prints the link for the first owner while there is none, at DESK_ORIGIN or else at `here` (desk/README.md). */
  inviteOwner: (here: string) => Promise<void>;
  /** Ends the streams of live updates, which would otherwise stay open. */
  hush: () => void;
  stop: () => Promise<void>;
}

/** How often opening the database is tried again, in milliseconds. */
const AGAIN_MS = 15_000;

/** Whether the database answers now. */
async function answers({ context }: OpenDesk): Promise<boolean> {
  try {
    await sql`select 1`.execute(context.db);
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts the desk of a site. It never throws. With DESK=off, or if the build wrote nothing for a desk, there is
 * none.
 * @param folder that the build wrote for the desk: `dist-hosts/desk`
 * @param say prints a line for the operator
 */
export async function startDesk(
  folder: string,
  say: (line: string) => void,
  env = process.env,
): Promise<Desk> {
  let open: OpenDesk | undefined;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  /** The address of the desk, once the server listens. */
  let reached: string | undefined;
  /** The site that may post to a desk on another origin, once the settings could be read. */
  let cors: string | undefined;
  const wanted = env.DESK !== 'off' && existsSync(join(folder, 'facts.json'));

  const sayClosed = (error: unknown) =>
    say(`The enquiry desk is closed, and forms hand over to e-mail: ${reasonOf(error)}`);
  const tryToOpen = async (settings: Settings, isFirst: boolean) => {
    try {
      const opened = await openDesk(settings, folder);
      if (stopped) await opened.stop();
      else open = opened;
      say(`The enquiry desk keeps what arrives in ${placeOf(settings)}.`);
      if (!settings.smtpUrl) say('Its e-mails wait until SMTP_URL is set (docs/desk.md).');
    } catch (error) {
      if (isFirst) sayClosed(error);
      timer = setTimeout(() => void tryToOpen(settings, false), AGAIN_MS);
      timer.unref();
      return;
    }
    // A desk that opens later prints the first owner's link then.
    if (reached) await inviteOwner(reached).catch(sayClosed);
  };
  if (wanted) {
    try {
      const settings = readSettings(env);
      cors = settings.cors;
      await tryToOpen(settings, true);
    } catch (error) {
      sayClosed(error);
    }
  }

  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get('/healthz', (request) => request.text('ok\n', 200, { 'Cache-Control': 'no-store' }));
  app.get('/readyz', async (request) => {
    const ready = !wanted || (open !== undefined && (await answers(open)));
    const headers = { 'Cache-Control': 'no-store' };
    return request.text(ready ? 'ready\n' : 'the desk is closed\n', ready ? 200 : 503, headers);
  });
  if (wanted) {
    const closed = closedDesk(() => readPrinted(folder, cors));
    app.all('/api/*', ({ req, env: bindings }) => (open?.app ?? closed).fetch(req.raw, bindings));
    const staff = ({ req, env: bindings }: Request) =>
      open
        ? open.staff.app.fetch(req.raw, bindings)
        : new Response('The desk is closed.\n', { status: 503, headers: { 'Retry-After': '60' } });
    app.all('/desk', staff);
    app.all('/desk/*', staff);
  }
  const inviteOwner = async (here: string) => {
    reached = here;
    if (!open) return;
    const { settings } = open.context;
    const make = settings.ownerLink ? ownerLink : firstLink;
    const link = await make(open.context, settings.origin ?? here);
    if (link) console.info(`Whoever follows this link owns the desk (once, within a day): ${link}`);
  };
  const hush = () => open?.staff.stop();
  const stop = async () => {
    stopped = true;
    clearTimeout(timer);
    await open?.stop();
  };
  return { app, isOpen: () => open !== undefined, inviteOwner, hush, stop };
}

/** Where the data are stored, without a password. */
function placeOf({ data, databaseUrl }: Settings): string {
  if (!databaseUrl) return `${data}/`;
  const { host, pathname } = new URL(databaseUrl);
  return `Postgres at ${host}${pathname}`;
}
