import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context as HonoContext, type MiddlewareHandler } from 'hono';
import { closedDesk } from './closed-desk.ts';
import { type DatabaseState, type OpenDesk, openDesk } from './open-desk.ts';
import { isDiskFull, reasonOf } from './operations/reason.ts';
import { readPrinted } from './printed.ts';
import { readSettings, type Settings } from './settings.ts';
import { firstLink, ownerLink } from './staff/join.ts';

type Request = HonoContext<{ Bindings: HttpBindings }>;

/** The desk beside a site. The site is served even while the desk is closed. */
export interface Desk {
  /** Answers below `/api` and `/desk`, and `/healthz` and `/readyz`. */
  app: Hono<{ Bindings: HttpBindings }>;
  /** Whether it takes what visitors send; otherwise pages fall back to e-mail. */
  isOpen: () => boolean;
  /** Prints the link for the first owner while there is none, at DESK_ORIGIN or else at `here` (desk/README.md). */
  inviteOwner: (here: string) => Promise<void>;
  /** Ends the streams of live updates, which would otherwise stay open. */
  hush: () => void;
  stop: () => Promise<void>;
}

/** How often opening the database is tried again, in milliseconds. */
const AGAIN_MS = 15_000;

/** What `/readyz` says of the database. Anybody may read it, so it names no machine. */
const STATES: Record<DatabaseState, string> = {
  ready: 'ready\n',
  full: 'the disk is full, and nothing can be kept\n',
  away: 'the desk is closed\n',
};

const FORWARDED =
  'A request came with X-Forwarded-For, but DESK_PROXIES is 0. If a proxy of yours is in front, set it to how many there are: until then all visitors share the limit of one (docs/desk.md).';

/**
 * Starts the desk of a site. It never throws. With DESK=off, or if the build wrote nothing for a desk, there is
 * none.
 * @param folder that the build wrote for the desk: `dist-hosts/desk`
 * @param say prints a line for the operator
 * @param holdsMail whether what waits to go out is laid aside, once
 */
export async function startDesk(
  folder: string,
  say: (line: string) => void,
  env = process.env,
  holdsMail = false,
): Promise<Desk> {
  let open: OpenDesk | undefined;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  /** How the database is while the desk is closed. */
  let closed: DatabaseState = 'away';
  /** The address of the desk, once the server listens. */
  let reached: string | undefined;
  /** The site that may post to a desk on another origin, once the settings could be read. */
  let cors: string | undefined;
  const wanted = env.DESK !== 'off' && existsSync(join(folder, 'facts.json'));

  const sayClosed = (error: unknown) =>
    say(`The enquiry desk is closed, and forms fall back to e-mail: ${reasonOf(error)}`);
  const tryToOpen = async (settings: Settings, isFirst: boolean) => {
    try {
      const opened = await openDesk(settings, folder, Date.now, holdsMail);
      if (stopped) await opened.stop();
      else open = opened;
      say(`The enquiry desk keeps what arrives in ${placeOf(settings)}.`);
      if (!settings.smtpUrl) say('Its e-mails wait until SMTP_URL is set (docs/desk.md).');
    } catch (error) {
      closed = isDiskFull(error) ? 'full' : 'away';
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
    const state = wanted ? ((await open?.look()) ?? closed) : 'ready';
    const headers = { 'Cache-Control': 'no-store' };
    return request.text(STATES[state], state === 'ready' ? 200 : 503, headers);
  });
  if (wanted) {
    let hasWarned = false;
    const warn: MiddlewareHandler = ({ req }, next) => {
      const isForwarded = req.header('x-forwarded-for') !== undefined;
      if (isForwarded && !hasWarned && open?.context.settings.proxies === 0) {
        hasWarned = true;
        say(FORWARDED);
      }
      return next();
    };
    app.use('/api/*', warn);
    app.use('/desk/*', warn);
    const whileClosed = closedDesk(() => readPrinted(folder, cors));
    app.all('/api/*', ({ req, env: bindings }) =>
      (open?.app ?? whileClosed).fetch(req.raw, bindings),
    );
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
