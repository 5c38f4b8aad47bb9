import { Hono } from 'hono';
import type { DeskContext } from '../context.ts';
import { addPasskey, changeAddress, newCodes, ownKeys, removePasskey } from './accounts.ts';
import { atLeast, bodyOf, type StaffEnv, sessionOf } from './middleware.ts';
import { deskOrigin } from './origin.ts';
import { newPasskeyOptions } from './passkey.ts';
import { ownAddress, passkeyEnd } from './requests.ts';
import { endOwnSessions, ownSessions } from './sessions.ts';

/** The routes for staff to manage their own passkeys, recovery codes, address and sessions. */
export function ownAccountRoutes(context: DeskContext): Hono<StaffEnv> {
  const account = new Hono<StaffEnv>();
  const reader = atLeast(context, 'reader');

  account.get('/keys', reader, async (request) =>
    request.json(await ownKeys(context, sessionOf(request).account.id)),
  );
  account.post('/passkeys/begin', reader, async (request) => {
    const { account: holder } = sessionOf(request);
    const origin = deskOrigin(context, request);
    return request.json(await newPasskeyOptions(context, origin, 'add', holder.id, holder));
  });
  account.post('/passkeys', reader, async (request) => {
    const { id, label, response } = await bodyOf(request, passkeyEnd);
    const origin = deskOrigin(context, request);
    await addPasskey(context, origin, sessionOf(request), id, label, response);
    return request.body(null, 204);
  });
  account.delete('/passkeys/:id', reader, async (request) => {
    await removePasskey(context, sessionOf(request), request.req.param('id'));
    return request.body(null, 204);
  });
  account.post('/codes', reader, async (request) =>
    request.json({ codes: await newCodes(context, sessionOf(request).account.id) }),
  );

  account.put('/address', reader, async (request) => {
    const { email } = await bodyOf(request, ownAddress);
    await changeAddress(context, sessionOf(request), email);
    return request.body(null, 204);
  });
  account.get('/sessions', reader, async (request) =>
    request.json(await ownSessions(context, sessionOf(request))),
  );
  account.delete('/sessions', reader, async (request) => {
    await endOwnSessions(context, sessionOf(request));
    return request.body(null, 204);
  });
  account.delete('/sessions/:id', reader, async (request) => {
    await endOwnSessions(context, sessionOf(request), request.req.param('id'));
    return request.body(null, 204);
  });
  return account;
}
