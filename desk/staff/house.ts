import { Hono } from 'hono';
import type { DeskContext } from '../context.ts';
import { noteEvent } from '../operations/event.ts';
import { erasePerson, exportPerson } from '../privacy/person.ts';
import {
  addPasskey,
  changeAddress,
  changeStaff,
  dropInvitation,
  inviteStaff,
  newCodes,
  ownKeys,
  removePasskey,
  staffList,
} from './accounts.ts';
import { atLeast, bodyOf, type StaffEnv, sessionOf } from './guard.ts';
import { deskOrigin } from './origin.ts';
import { newPasskeyOptions } from './passkey.ts';
import { invitation, ownAddress, passkeyEnd, person, settings, staffChange } from './requests.ts';
import { endOwnSessions, ownSessions } from './sessions.ts';
import { keepTemplates, readTemplates } from './templates.ts';

/**
 * The routes for staff to manage their own keys and sessions, and for an owner to manage accounts, personal
 * data and templates.
 */
export function houseRoutes(context: DeskContext): Hono<StaffEnv> {
  const house = new Hono<StaffEnv>();
  const reader = atLeast(context, 'reader');
  const owner = atLeast(context, 'owner');

  house.get('/keys', reader, async (request) =>
    request.json(await ownKeys(context, sessionOf(request).account.id)),
  );
  house.post('/passkeys/begin', reader, async (request) => {
    const { account } = sessionOf(request);
    const origin = deskOrigin(context, request);
    return request.json(await newPasskeyOptions(context, origin, 'add', account.id, account));
  });
  house.post('/passkeys', reader, async (request) => {
    const { id, label, response } = await bodyOf(request, passkeyEnd);
    const origin = deskOrigin(context, request);
    await addPasskey(context, origin, sessionOf(request), id, label, response);
    return request.body(null, 204);
  });
  house.delete('/passkeys/:id', reader, async (request) => {
    await removePasskey(context, sessionOf(request), request.req.param('id'));
    return request.body(null, 204);
  });
  house.post('/codes', reader, async (request) =>
    request.json({ codes: await newCodes(context, sessionOf(request).account.id) }),
  );

  house.put('/address', reader, async (request) => {
    const { email } = await bodyOf(request, ownAddress);
    await changeAddress(context, sessionOf(request), email);
    return request.body(null, 204);
  });
  house.get('/sessions', reader, async (request) =>
    request.json(await ownSessions(context, sessionOf(request))),
  );
  house.delete('/sessions', reader, async (request) => {
    await endOwnSessions(context, sessionOf(request));
    return request.body(null, 204);
  });
  house.delete('/sessions/:id', reader, async (request) => {
    await endOwnSessions(context, sessionOf(request), request.req.param('id'));
    return request.body(null, 204);
  });

  house.get('/staff', owner, async (request) => request.json(await staffList(context)));
  house.post('/invitations', owner, async (request) => {
    const about = await bodyOf(request, invitation);
    const token = await inviteStaff(context, sessionOf(request).account.id, about);
    return request.json({ link: `${deskOrigin(context, request)}/desk#join=${token}` });
  });
  house.delete('/invitations/:id', owner, async (request) => {
    await dropInvitation(context, sessionOf(request).account.id, request.req.param('id'));
    return request.body(null, 204);
  });
  house.patch('/staff/:id', owner, async (request) => {
    const change = await bodyOf(request, staffChange);
    const by = sessionOf(request).account.id;
    await changeStaff(context, by, request.req.param('id'), change);
    return request.body(null, 204);
  });
  // The e-mail address is in the body, so that it is in no access log.
  house.post('/people/export', owner, async (request) => {
    const { email } = await bodyOf(request, person);
    const actor = sessionOf(request).account.id;
    await noteEvent(context.db, context, { actor, act: 'person.exported' });
    return request.json(await exportPerson(context, email));
  });
  house.post('/people/erase', owner, async (request) => {
    const { email } = await bodyOf(request, person);
    const actor = sessionOf(request).account.id;
    return request.json(await erasePerson(context, email, actor));
  });
  house.get('/settings', reader, async (request) => request.json(await readTemplates(context)));
  house.put('/settings', owner, async (request) => {
    const { templates, seen } = await bodyOf(request, settings);
    const actor = sessionOf(request).account.id;
    return request.json(await keepTemplates(context, actor, templates, seen));
  });
  return house;
}
