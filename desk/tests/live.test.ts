import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Db } from '../context.ts';
import { noteEvent } from '../operations/event.ts';
import { erasePerson } from '../privacy/person.ts';
import type { LiveMessage } from '../staff/api-types.ts';
import { openLive } from '../staff/live.ts';
import { onEachDatabase } from './support/databases.ts';
import { type Office, openOffice } from './support/office.ts';
import { until } from './support/smtp.ts';

onEachDatabase((fresh, name) => {
  let office: Office;
  beforeAll(async () => {
    office = await openOffice(fresh);
  });
  afterAll(() => office.close());

  /** An inbox that is open: what it hears. */
  async function follow() {
    const live = openLive(office.context, 20);
    onTestFinished(live.stop);
    const heard: LiveMessage[] = [];
    const listen = () =>
      live.listen(
        (message) => heard.push(message),
        () => undefined,
      );
    listen();
    await until(() => heard.length > 0);
    const hears = (message: LiveMessage) =>
      until(() => heard.some((one) => JSON.stringify(one) === JSON.stringify(message)));
    return { heard, hears, listen };
  }
  const act = (db: Db, enquiry: string) =>
    noteEvent(db, office.context, { actor: 'desk', act: 'note.added', enquiry });
  const mail = (id: string) => ({
    id,
    channel: 'mail' as const,
    purpose: 'team',
    content: '{}',
    state: 'sending' as const,
    attempts: 1,
    due_at: 1,
    created_at: 1,
  });

  test('an inbox is told to read everything first, and then what is new, once', async () => {
    const old = await office.enquiry();
    const { heard, hears, listen } = await follow();
    expect(heard).toEqual([{ type: 'all' }]);
    const id = await office.enquiry({ received_at: 1 });
    await hears({ type: 'changed', id });
    await act(office.context.db, old);
    await hears({ type: 'changed', id: old });
    expect(heard).toHaveLength(3);
    // A second one over the same line.
    listen();
    await until(() => heard.length === 4);
    expect(heard.at(-1)).toEqual({ type: 'all' });
  });

  test('an e-mail that ended is told, also one whose end is noted late', async () => {
    const { db } = office.context;
    await db
      .insertInto('outbox')
      .values([mail('one'), mail('two')])
      .execute();
    const { heard, hears } = await follow();
    const end = (id: string, at: number) =>
      db.updateTable('outbox').set({ state: 'sent', ended_at: at }).where('id', '=', id).execute();
    const at = Date.now();
    await end('one', at);
    await hears({ type: 'outbox' });
    const before = heard.length;
    await end('two', at - 30_000);
    await until(() => heard.length > before);
    expect(heard.at(-1)).toEqual({ type: 'outbox' });
  });

  test('more than a screen holds, and somebody who is erased, are told as one', async () => {
    const { heard, hears } = await follow();
    const rows = Array.from({ length: 60 }, () =>
      office.enquiry({ email: 'many@visitor.example' }),
    );
    await Promise.all(rows);
    await until(() => heard.length > 1);
    heard.length = 0;
    await erasePerson(office.context, 'many@visitor.example', 'desk');
    await hears({ type: 'all' });
  });

  // In a file one transaction writes after the other.
  if (name !== 'postgres') return;
  test('what was begun first and is through last is told all the same', async () => {
    const { db } = office.context;
    const [first, second, third] = [
      await office.enquiry(),
      await office.enquiry(),
      await office.enquiry(),
    ];
    const { heard, hears } = await follow();
    const written = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const slow = db.transaction().execute(async (own) => {
      await act(own, first);
      const row = await own
        .selectFrom('enquiry')
        .selectAll()
        .where('id', '=', third)
        .executeTakeFirstOrThrow();
      const { written: _, ...fields } = row;
      await own
        .insertInto('enquiry')
        .values({ ...fields, id: 'slow', received_at: 1 })
        .execute();
      written.resolve();
      await end.promise;
    });
    await written.promise;
    await act(db, second);
    await hears({ type: 'changed', id: second });
    // Several looks go by, for which the slow one is not there.
    const later = await office.enquiry();
    await hears({ type: 'changed', id: later });
    expect(heard).not.toContainEqual({ type: 'changed', id: first });
    end.resolve();
    await slow;
    await hears({ type: 'changed', id: first });
    await hears({ type: 'changed', id: 'slow' });
    expect(heard).toHaveLength(5);
  });
});
