import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { DeskContext } from '../context.ts';
import { reasonOf } from '../operations/reason.ts';
import { HEADERS, openInboxFiles } from './inbox-files.ts';
import { type Live, openLive } from './live.ts';
import { type StaffEnv, sameOrigin, withSession } from './middleware.ts';
import { newsRoutes } from './news.ts';
import { ownAccountRoutes } from './own-account-routes.ts';
import { ownerRoutes } from './owner-routes.ts';
import { Refusal } from './refusal.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { workRoutes } from './work.ts';

const LARGEST_BODY = 256 * 1024;

/** The part of the desk for staff. */
export interface Staff {
  /** Answers `/desk` and everything below it. */
  app: Hono<StaffEnv>;
  /** Ends the streams of live updates. */
  stop: () => void;
}

const routesOf = (context: DeskContext, live: Live) =>
  new Hono<StaffEnv>()
    .route('/', workRoutes(context, live))
    .route('/', ownAccountRoutes(context))
    .route('/', ownerRoutes(context))
    .route('/', newsRoutes(context))
    .route('/', signInRoutes(context));

/** The staff's API, by which the application's client knows what it takes and answers. */
export type StaffApi = ReturnType<typeof routesOf>;

/**
 * Opens the part of the desk for staff.
 * @param folder of the built application
 * @param everyMs milliseconds between two checks for changes
 */
export async function openStaff(
  context: DeskContext,
  folder: string,
  everyMs?: number,
): Promise<Staff> {
  const live = openLive(context, everyMs);
  const api = new Hono<StaffEnv>();
  api.use(async (request, next) => {
    await next();
    request.header('Cache-Control', 'no-store');
    request.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    for (const name of ['X-Robots-Tag', 'Cross-Origin-Resource-Policy'] as const) {
      request.header(name, HEADERS[name]);
    }
  });
  api.use(async (request, next) => {
    // No name of ours contains the character zero, and Postgres refuses it in a text.
    if (request.req.path.includes('\0')) throw new Refusal('missing');
    await next();
  });
  api.use(withSession(context));
  api.use(sameOrigin(context));
  api.use(bodyLimit({ maxSize: LARGEST_BODY, onError: () => refusalOf(new Refusal('request')) }));
  api.route('/', routesOf(context, live));
  api.notFound(() => refusalOf(new Refusal('missing')));
  api.onError((error) => {
    if (error instanceof Refusal) return refusalOf(error);
    context.log('staff request failed', { why: reasonOf(error) });
    return Response.json({ error: 'away' }, { status: 503, headers: { 'Retry-After': '5' } });
  });

  const file = await openInboxFiles(folder);
  const app = new Hono<StaffEnv>();
  app.route('/desk/api', api);
  app.all('/desk/api/*', () => refusalOf(new Refusal('missing')));
  app.get('/desk', file);
  app.get('/desk/*', file);
  return { app, stop: live.stop };
}

function refusalOf({ why, status, retryAfter }: Refusal): Response {
  const headers = new Headers(retryAfter ? [['Retry-After', `${retryAfter}`]] : []);
  return Response.json({ error: why }, { status, headers });
}
