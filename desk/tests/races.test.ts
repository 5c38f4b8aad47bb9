import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeStaff, newCodes, removePasskey } from '../staff/accounts.ts';
import { newId } from '../staff/token.ts';
import { onEachDatabase } from './support/databases.ts';
import { asJson, booking, message, openTestDesk } from './support/desk.ts';
import { type Office, openOffice } from './support/office.ts';

/** Limits hold when several come at once. */

onEachDatabase((fresh, name) => {
  let office: Office;

  beforeAll(async () => {
    office = await openOffice(fresh);
    await office.owner();
  });
  afterAll(() => office.close());

  /** An account with passkeys, as its session knows it. */
  const account = async (role: 'owner' | 'reader', keys = 0) => {
    const { db } = office.context;
    const row = { id: newId(), name: 'A', role, created_at: 1, email: '', disabled_at: null };
    await db.insertInto('account').values(row).execute();
    const passkeys = Array.from({ length: keys }, () => newId());
    for (const id of passkeys) {
      const key = { public_key: '', counter: 0, transports: '[]', label: '', created_at: 1 };
      await db
        .insertInto('passkey')
        .values({ id, account_id: row.id, ...key })
        .execute();
    }
    return { session: { id: 's', way: 'passkey' as const, account: row }, passkeys };
  };

  test('of passkeys that are removed at once the last one stays', async () => {
    const { db } = office.context;
    for (const keys of [2, 2, 2, 3, 5]) {
      const { session, passkeys } = await account('reader', keys);
      const results = await Promise.allSettled(
        passkeys.map((id) => removePasskey(office.context, session, id)),
      );
      const refused = results.filter(({ status }) => status === 'rejected');
      expect(refused).toMatchObject([{ reason: { why: 'last-passkey' } }]);
      const left = await db
        .selectFrom('passkey')
        .select('id')
        .where('account_id', '=', session.account.id)
        .execute();
      expect(left).toHaveLength(1);
    }
  });

  test('of recovery codes that are made at once the last ones count', async () => {
    const { session } = await account('reader');
    const { id } = session.account;
    await Promise.all([1, 2, 3].map(() => newCodes(office.context, id)));
    const { db } = office.context;
    const codes = await db
      .selectFrom('recovery_code')
      .select('digest')
      .where('account_id', '=', id)
      .execute();
    expect(codes).toHaveLength(10);
  });

  test('of owners who close each other one stays', async () => {
    const { db } = office.context;
    await db.updateTable('account').set({ role: 'reader' }).execute();
    const made = [await account('owner'), await account('owner'), await account('owner')];
    const ids = made.map(({ session }) => session.account.id);
    await Promise.allSettled(
      ids.map((by, n) =>
        changeStaff(office.context, by, ids[(n + 1) % ids.length] ?? '', { disabled: true }),
      ),
    );
    const open = await db
      .selectFrom('account')
      .select('id')
      .where('role', '=', 'owner')
      .where('disabled_at', 'is', null)
      .execute();
    expect(open.length).toBeGreaterThan(0);
  });

  test.runIf(name === 'postgres')(
    'of 1,500 posts at once all are kept',
    { timeout: 60_000 },
    async () => {
      const { ask, db } = await openTestDesk(await fresh());
      const answers = await Promise.all(
        Array.from({ length: 1500 }, () => ask('/api/in', asJson(message()))),
      );
      expect(answers.filter(({ status }) => status !== 204)).toEqual([]);
      const { count } = await db
        .selectFrom('enquiry')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      expect(Number(count)).toBe(1500);
    },
  );

  test.each([false, true])(
    'a mailbox that books ten times at once has three sessions ahead, suspect: %s',
    async (suspect) => {
      const env = await fresh();
      const now = () => Date.parse('2026-11-23T06:00:00Z');
      const desks = [await openTestDesk(env, now), await openTestDesk(env, now)];
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, n) => {
          const start = new Date(
            Date.parse('2026-11-25T05:00:00Z') + n * 30 * 60_000,
          ).toISOString();
          const one = booking(start, { email: `her+${n}@mail.example` });
          return desks[n % 2]?.ask('/api/in', asJson(suspect ? { ...one, suspect } : one));
        }),
      );
      expect(
        answers.map((answer) => answer?.status).filter((status) => status === 204),
      ).toHaveLength(3);
      expect(await desks[0]?.db.selectFrom('booking').select('id').execute()).toHaveLength(3);
    },
  );
});
