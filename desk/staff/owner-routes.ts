import { Hono } from 'hono';
import type { DeskContext } from '../context.ts';
import { noteEvent } from '../operations/event.ts';
import { erasePerson, exportPerson } from '../privacy/person.ts';
import { changeStaff, dropInvitation, inviteStaff, staffList } from './accounts.ts';
import { keepAnswerTemplates, readAnswerTemplates } from './answer-templates.ts';
import { atLeast, body, type StaffEnv, sessionOf } from './middleware.ts';
import { deskOrigin } from './origin.ts';
import { invitation, person, settings, staffChange } from './requests.ts';

/** The routes for an owner to manage accounts, personal data and answer templates; everybody may read the templates. */
export function ownerRoutes(context: DeskContext) {
  const reader = atLeast(context, 'reader');
  const owner = atLeast(context, 'owner');

  return (
    new Hono<StaffEnv>()
      .get('/staff', owner, async (request) => request.json(await staffList(context)))
      .post('/invitations', owner, body(invitation), async (request) => {
        const about = request.req.valid('json');
        const token = await inviteStaff(context, sessionOf(request).account.id, about);
        return request.json({ link: `${deskOrigin(context, request)}/desk#join=${token}` });
      })
      .delete('/invitations/:id', owner, async (request) => {
        await dropInvitation(context, sessionOf(request).account.id, request.req.param('id'));
        return request.body(null, 204);
      })
      .patch('/staff/:id', owner, body(staffChange), async (request) => {
        const change = request.req.valid('json');
        const by = sessionOf(request).account.id;
        await changeStaff(context, by, request.req.param('id'), change);
        return request.body(null, 204);
      })
      // The e-mail address is in the body, so that it is in no access log.
      .post('/people/export', owner, body(person), async (request) => {
        const { email } = request.req.valid('json');
        const actor = sessionOf(request).account.id;
        await noteEvent(context.db, context, { actor, act: 'person.exported' });
        return request.json(await exportPerson(context, email));
      })
      .post('/people/erase', owner, body(person), async (request) => {
        const { email } = request.req.valid('json');
        const actor = sessionOf(request).account.id;
        return request.json(await erasePerson(context, email, actor));
      })
      .get('/settings', reader, async (request) => request.json(await readAnswerTemplates(context)))
      .put('/settings', owner, body(settings), async (request) => {
        const { templates, seen } = request.req.valid('json');
        const actor = sessionOf(request).account.id;
        return request.json(await keepAnswerTemplates(context, actor, templates, seen));
      })
  );
}
