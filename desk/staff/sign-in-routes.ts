import { Hono } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import type { DeskContext } from '../context.ts';
import { clientAddress } from '../intake/client-address.ts';
import { countRequests } from '../intake/rate.ts';
import { browserOf } from './browser.ts';
import { join, joinOptions, readInvitation } from './join.ts';
import { body, COOKIE, type StaffEnv, type StaffRequest } from './middleware.ts';
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
export function signInRoutes(context: DeskContext) {
  const count = countRequests(context, 'sign-in', MOST);
  const callerOf = (request: StaffRequest): Caller => ({
    address: clientAddress(request as never, context.settings.proxies),
    browser: browserOf(request.req.header('user-agent')),
  });
  const originFor = (request: StaffRequest) => deskOrigin(context, request);
  const admit = (request: StaffRequest, token: string) =>
    setCookie(request, COOKIE, token, COOKIE_OPTIONS);

  return new Hono<StaffEnv>()
    .use(async (request, next) => {
      const wait = await count(callerOf(request).address);
      if (wait > 0) throw new Refusal('locked', wait);
      await next();
    })
    .post('/sign-in/begin', async (request) =>
      request.json(await signInOptions(context, originFor(request))),
    )
    .post('/sign-in', body(signIn), async (request) => {
      const { id, response } = request.req.valid('json');
      const origin = originFor(request);
      admit(request, await signInByPasskey(context, origin, callerOf(request), id, response));
      return request.body(null, 204);
    })
    .post('/recover', body(recover), async (request) => {
      const { code } = request.req.valid('json');
      admit(request, await signInByCode(context, callerOf(request), code));
      return request.body(null, 204);
    })
    .post('/invitation', body(invitationToken), async (request) => {
      const { token } = request.req.valid('json');
      const { name, role } = await readInvitation(context, token);
      return request.json({ name, role, brand: context.facts.brand });
    })
    .post('/join/begin', body(joinBegin), async (request) => {
      const { token, name } = request.req.valid('json');
      return request.json(await joinOptions(context, originFor(request), token, name));
    })
    .post('/join', body(joinEnd), async (request) => {
      const { id, response, ...about } = request.req.valid('json');
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
    })
    .post('/sign-out', async (request) => {
      const session = request.get('session');
      if (session) await endSession(context, session);
      deleteCookie(request, COOKIE, COOKIE_OPTIONS);
      // This deletes what the browser has cached of the inbox (Clear Site Data, section 3.1).
      request.header('Clear-Site-Data', '"cache"');
      return request.body(null, 204);
    });
}
