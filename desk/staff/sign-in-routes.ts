import { Hono } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import type { DeskContext } from '../context.ts';
import { clientAddress } from '../intake/client-address.ts';
import { countRequests } from '../intake/rate.ts';
import { browserOf } from './browser.ts';
import { join, joinOptions, readInvitation } from './join.ts';
import { bodyOf, COOKIE, type StaffEnv, type StaffRequest } from './middleware.ts';
import { deskOrigin } from './origin.ts';
import { signInOptions } from './passkey.ts';
import { Refusal } from './refusal.ts';
import { invitationToken, joinBegin, joinEnd, recover, signIn } from './requests.ts';
import { type Caller, endSession } from './session.ts';
import { signInByCode, signInByPasskey } from './sign-in.ts';

/** How many requests to these routes one address may send in ten minutes. */
const MOST = 100;
const COOKIE_OPTIONS = {
  path: '/',
  secure: true,
  httpOnly: true,
  sameSite: 'Strict',
  prefix: 'host',
} as const;

/** The routes for people who are not signed in yet, and for signing out. */
export function signInRoutes(context: DeskContext): Hono<StaffEnv> {
  const routes = new Hono<StaffEnv>();
  const count = countRequests(context, 'sign-in', MOST);
  const callerOf = (request: StaffRequest): Caller => ({
    address: clientAddress(request as never, context.settings.proxies),
    browser: browserOf(request.req.header('user-agent')),
  });
  const originFor = (request: StaffRequest) => deskOrigin(context, request);
  const admit = (request: StaffRequest, token: string) =>
    setCookie(request, COOKIE, token, COOKIE_OPTIONS);

  routes.use(async (request, next) => {
    const wait = await count(callerOf(request).address);
    if (wait > 0) throw new Refusal('locked', wait);
    await next();
  });
  routes.post('/sign-in/begin', async (request) =>
    request.json(await signInOptions(context, originFor(request))),
  );
  routes.post('/sign-in', async (request) => {
    const { id, response } = await bodyOf(request, signIn);
    const origin = originFor(request);
    admit(request, await signInByPasskey(context, origin, callerOf(request), id, response));
    return request.body(null, 204);
  });
  routes.post('/recover', async (request) => {
    const { code } = await bodyOf(request, recover);
    admit(request, await signInByCode(context, callerOf(request), code));
    return request.body(null, 204);
  });
  routes.post('/invitation', async (request) => {
    const { token } = await bodyOf(request, invitationToken);
    const { name, role } = await readInvitation(context, token);
    return request.json({ name, role, brand: context.facts.brand });
  });
  routes.post('/join/begin', async (request) => {
    const { token, name } = await bodyOf(request, joinBegin);
    return request.json(await joinOptions(context, originFor(request), token, name));
  });
  routes.post('/join', async (request) => {
    const { id, response, ...about } = await bodyOf(request, joinEnd);
    const { token, codes } = await join(
      context,
      originFor(request),
      callerOf(request),
      id,
      about,
      response,
    );
    admit(request, token);
    return request.json({ codes });
  });
  routes.post('/sign-out', async (request) => {
    const session = request.get('session');
    if (session) await endSession(context, session);
    deleteCookie(request, COOKIE, COOKIE_OPTIONS);
    // This deletes what the browser has cached of the inbox (Clear Site Data, section 3.1).
    request.header('Clear-Site-Data', '"cache"');
    return request.body(null, 204);
  });
  return routes;
}
