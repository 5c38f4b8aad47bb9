import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler, Context as Request } from 'hono';
import { getCookie } from 'hono/cookie';
import type { z } from 'zod';
import type { DeskContext } from '../context.ts';
import { noteEvent } from '../operations/event.ts';
import { deskOrigin, whyElsewhere } from './origin.ts';
import { Refusal, type Why } from './refusal.ts';
import { readSession, type StaffSession } from './session.ts';
import type { Role } from './tables.ts';

/** What a request of staff carries besides its body. */
export interface StaffEnv {
  Bindings: HttpBindings;
  Variables: { session?: StaffSession | undefined };
}

export type StaffRequest = Request<StaffEnv>;

/** The name of the cookie. With its prefix, no other host and no plain http can set it (RFC 6265bis, 4.1.3.2). */
export const COOKIE = 'desk';

const SAFE = /^(GET|HEAD)$/;
const RANK: Role[] = ['reader', 'answerer', 'owner'];

/** Finds the session of a request. */
export const withSession =
  (context: DeskContext): MiddlewareHandler<StaffEnv> =>
  async (request, next) => {
    const token = getCookie(request, COOKIE, 'host');
    if (token) request.set('session', await readSession(context, token));
    await next();
  };

/**
 * Refuses requests that another site makes a browser send: by Fetch Metadata and, for every change, also by
 * Origin, which every browser sends then (Fetch Standard, 3.2.5).
 */
export function sameOrigin(context: DeskContext): MiddlewareHandler<StaffEnv> {
  const told = new Set<Why>();
  return async (request, next) => {
    const isSafe = SAFE.test(request.req.method);
    const site = request.req.header('sec-fetch-site') ?? 'same-origin';
    const fromHere = site === 'same-origin' || (isSafe && site === 'none');
    const origin = request.req.header('origin');
    const named = origin === deskOrigin(context, request);
    if (!fromHere) await refuse(context, request, 'origin');
    if (!(isSafe ? named || origin === undefined : named)) {
      const { why, about } = whyElsewhere(context, request);
      // Once: whoever sends such requests on purpose must not fill the log.
      if (!told.has(why)) context.log('inbox opened elsewhere', about);
      told.add(why);
      await refuse(context, request, why);
    }
    await next();
  };
}

/** Lets only signed-in staff with at least this role through. */
export const atLeast =
  (context: DeskContext, role: Role): MiddlewareHandler<StaffEnv> =>
  async (request, next) => {
    const session = request.get('session');
    if (!session) throw new Refusal('sign-in');
    if (RANK.indexOf(session.account.role) < RANK.indexOf(role)) {
      await refuse(context, request, 'role');
    }
    await next();
  };

/**
 * Refuses a request and logs that if somebody is signed in: it was sent by them, or by somebody who uses their
 * browser.
 */
async function refuse(context: DeskContext, request: StaffRequest, why: Why): Promise<never> {
  const session = request.get('session');
  const detail = { why, method: request.req.method };
  if (session) {
    const actor = session.account.id;
    await noteEvent(context.db, context, { actor, act: 'request.refused', detail });
  }
  context.log('request refused', detail);
  throw new Refusal(why);
}

/** The session of a request that has passed `atLeast`. @throws Refusal if nobody is signed in */
export function sessionOf(request: StaffRequest): StaffSession {
  const session = request.get('session');
  if (!session) throw new Refusal('sign-in');
  return session;
}

/** Validates the body of a request, which the route then reads. It is refused if it is not JSON, or does not fit. */
export const body =
  <Schema extends z.ZodType>(
    schema: Schema,
  ): MiddlewareHandler<
    StaffEnv,
    string,
    { in: { json: z.input<Schema> }; out: { json: z.output<Schema> } }
  > =>
  async (request, next) => {
    const isJson = /^application\/json\b/.test(request.req.header('content-type') ?? '');
    const { data, success } = schema.safeParse(
      isJson ? await request.req.json().catch(() => undefined) : undefined,
    );
    if (!success) throw new Refusal('request');
    request.req.addValidatedData('json', data as object);
    await next();
  };
