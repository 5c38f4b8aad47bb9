import { Hono } from 'hono';
import type { DeskContext } from '../context.ts';
import { addPasskey, changeAddress, newCodes, ownKeys, removePasskey } from './accounts.ts';
import { atLeast, body, type StaffEnv, sessionOf } from './middleware.ts';
import { deskOrigin } from './origin.ts';
import { newPasskeyOptions } from './passkey.ts';
import { ownAddress, passkeyEnd } from './requests.ts';
import { endOwnSessions, ownSessions } from './sessions.ts';

/** The routes for staff to manage their own passkeys, recovery codes, address and sessions. */
export function ownAccountRoutes(context: DeskContext) {
  const reader = atLeast(context, 'reader');

  return new Hono<StaffEnv>()
    .get('/keys', reader, async (request) =>
      request.json(await ownKeys(context, sessionOf(request).account.id)),
    )
    .post('/passkeys/begin', reader, async (request) => {
      const { account: holder } = sessionOf(request);
      const origin = deskOrigin(context, request);
      return request.json(await newPasskeyOptions(context, origin, 'add', holder.id, holder));
    })
    .post('/passkeys', reader, body(passkeyEnd), async (request) => {
      const { id, label, response } = request.req.valid('json');
      const origin = deskOrigin(context, request);
      await addPasskey(context, origin, sessionOf(request), id, label, response);
      return request.body(null, 204);
    })
    .delete('/passkeys/:id', reader, async (request) => {
      await removePasskey(context, sessionOf(request), request.req.param('id'));
      return request.body(null, 204);
    })
    .post('/codes', reader, async (request) =>
      request.json({ codes: await newCodes(context, sessionOf(request).account.id) }),
    )
    .put('/address', reader, body(ownAddress), async (request) => {
      const { email } = request.req.valid('json');
      await changeAddress(context, sessionOf(request), email);
      return request.body(null, 204);
    })
    .get('/sessions', reader, async (request) =>
      request.json(await ownSessions(context, sessionOf(request))),
    )
    .delete('/sessions', reader, async (request) => {
      await endOwnSessions(context, sessionOf(request));
      return request.body(null, 204);
    })
    .delete('/sessions/:id', reader, async (request) => {
      await endOwnSessions(context, sessionOf(request), request.req.param('id'));
      return request.body(null, 204);
    });
}
