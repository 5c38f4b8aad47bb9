import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeStaff, inviteStaff } from '../staff/accounts.ts';
import { changeEnquiries } from '../staff/change.ts';
import { Authenticator } from './support/authenticator.ts';
import { onEachDatabase } from './support/databases.ts';
import { type Office, ORIGIN, openOffice } from './support/office.ts';

/** What somebody could give or hold ends with the right to it. */

onEachDatabase((fresh) => {
  let office: Office;
  let owner: Awaited<ReturnType<Office['owner']>>['person'];

  beforeAll(async () => {
    office = await openOffice(fresh);
    owner = (await office.owner()).person;
  });
  afterAll(() => office.close());

  const change = (id: string, to: object) => owner.ask('PATCH', `/staff/${id}`, to);
  const assignee = async (id: string) =>
    (await owner.ask('GET', `/enquiries/${id}`)).json.enquiry.assignee;

  test.each([
    ['closed', { disabled: true }],
    ['made a reader', { role: 'reader' }],
    ['made an answerer', { role: 'answerer' }],
  ])(
    'the links of an owner who was %s open nothing, also when it was opened before',
    async (_how, to) => {
      const { person, id } = await office.colleague('owner', 'Omar Owner');
      const link = async (role: string) =>
        office.secretOf((await person.ask('POST', '/invitations', { name: 'F', role })).json.link);
      const [token, begun] = [await link('owner'), await link('reader')];
      const friend = office.newPerson();
      const { json } = await friend.ask('POST', '/join/begin', { token: begun, name: 'Friend' });
      expect((await change(id, to)).status).toBe(204);
      const join = async () => (await office.newPerson().join(token, 'Friend')).status;
      expect(await join()).toBe(410);
      const response = new Authenticator(ORIGIN).create(json.options);
      const body = { id: json.id, name: 'Friend', label: 'Test', response };
      expect((await friend.ask('POST', '/join', body)).status).toBe(410);
      expect((await owner.ask('GET', '/staff')).json.invitations).toEqual([]);
      // Requests that were let through before.
      const { context } = office;
      await expect(inviteStaff(context, id, { name: 'F', role: 'owner' })).rejects.toThrow('role');
      await expect(changeStaff(context, id, id, { role: 'owner' })).rejects.toThrow('role');
      await change(id, { role: 'owner', disabled: false });
      expect(await join()).toBe(410);
    },
  );

  test('an invitation that came in while its owner was closed is not good either', async () => {
    const { context } = office;
    const { id } = await office.colleague('owner', 'Omar Owner');
    const token = await inviteStaff(context, id, { name: 'F', role: 'owner' });
    await context.db.updateTable('account').set({ disabled_at: 1 }).where('id', '=', id).execute();
    expect((await owner.ask('GET', '/staff')).json.invitations).toEqual([]);
    expect((await office.newPerson().join(token, 'Friend')).status).toBe(410);
  });

  test.each([
    ['closed', { disabled: true }],
    ['made a reader', { role: 'reader' }],
  ])('nothing stays assigned to somebody who was %s', async (_how, to) => {
    const { id } = await office.colleague('answerer', 'Amal Answerer');
    const enquiry = await office.enquiry();
    await owner.ask('PATCH', `/enquiries/${enquiry}`, { assignee: id });
    expect(await assignee(enquiry)).toBe(id);
    await change(id, to);
    expect(await assignee(enquiry)).toBe(null);
  });

  test('nor what is assigned to them at that moment', async () => {
    const me = (await owner.ask('GET', '/me')).json.account.id;
    for (let n = 0; n < 8; n += 1) {
      const { id } = await office.colleague('answerer', `Amal ${n}`);
      const ids = await Promise.all(Array.from({ length: 4 }, () => office.enquiry()));
      await Promise.allSettled([
        ...ids.map((one) => changeEnquiries(office.context, me, [one], { assignee: id })),
        changeStaff(office.context, me, id, { disabled: true }),
      ]);
      const held = await Promise.all(ids.map(assignee));
      expect(held).toEqual(ids.map(() => null));
    }
  });
});
