import { Hono } from 'hono';
import type { DeskContext } from '../context.ts';
import { noteEvent } from '../operations/event.ts';
import { erasePerson, exportPerson } from '../privacy/person.ts';
import { changeStaff, dropInvitation, inviteStaff, staffList } from './accounts.ts';
import { keepAnswerTemplates, readAnswerTemplates } from './answer-templates.ts';
import { atLeast, bodyOf, type StaffEnv, sessionOf } from './middleware.ts';
import { deskOrigin } from './origin.ts';
import { invitation, person, settings, staffChange } from './requests.ts';

/** The routes for an owner to manage accounts, personal data and answer templates; everybody may read the templates. */
export function ownerRoutes(context: DeskContext): Hono<StaffEnv> {
  const office = new Hono<StaffEnv>();
  const reader = atLeast(context, 'reader');
  const owner = atLeast(context, 'owner');

  office.get('/staff', owner, async (request) => request.json(await staffList(context)));
  office.post('/invitations', owner, async (request) => {
    const about = await bodyOf(request, invitation);
    const token = await inviteStaff(context, sessionOf(request).account.id, about);
    return request.json({ link: `${deskOrigin(context, request)}/desk#join=${token}` });
  });
  office.delete('/invitations/:id', owner, async (request) => {
    await dropInvitation(context, sessionOf(request).account.id, request.req.param('id'));
    return request.body(null, 204);
  });
  office.patch('/staff/:id', owner, async (request) => {
    const change = await bodyOf(request, staffChange);
    const by = sessionOf(request).account.id;
    await changeStaff(context, by, request.req.param('id'), change);
    return request.body(null, 204);
  });
  // The e-mail address is in the body, so that it is in no access log.
  office.post('/people/export', owner, async (request) => {
    const { email } = await bodyOf(request, person);
    const actor = sessionOf(request).account.id;
    await noteEvent(context.db, context, { actor, act: 'person.exported' });
    return request.json(await exportPerson(context, email));
  });
  office.post('/people/erase', owner, async (request) => {
    const { email } = await bodyOf(request, person);
    const actor = sessionOf(request).account.id;
    return request.json(await erasePerson(context, email, actor));
  });
  office.get('/settings', reader, async (request) =>
    request.json(await readAnswerTemplates(context)),
  );
  office.put('/settings', owner, async (request) => {
    const { templates, seen } = await bodyOf(request, settings);
    const actor = sessionOf(request).account.id;
    return request.json(await keepAnswerTemplates(context, actor, templates, seen));
  });
  return office;
}
