import { solve, type Task } from '@falaj/contract/proof-of-work.ts';
import { expect, test } from 'vitest';
import { DAY } from '../durations.ts';
import { freshFile, onEachDatabase } from './support/databases.ts';
import { asForm, asJson, message, newKey, openTestDesk } from './support/desk.ts';

type Desk = Awaited<ReturnType<typeof openTestDesk>>;

/** Works as the form's script does, against a desk. */
async function workFor({ ask }: Desk): Promise<string> {
  const answer = await ask('/api/in');
  return (await solve((await answer.json()) as Task)) ?? '';
}

/** What the desk thought of each message, in the order they came in. */
const thoughts = async ({ db }: Desk) =>
  (await db.selectFrom('enquiry').select('suspect_why').orderBy('received_at').execute()).map(
    (row) => row.suspect_why,
  );

onEachDatabase((fresh) => {
  const open = async (now?: () => number) => {
    let ticks = Date.now();
    const clock = () => {
      ticks += 1;
      return ticks;
    };
    return openTestDesk({ ...(await fresh()), DESK_WORK: '500' }, now ?? clock);
  };

  test('work that was done makes a message a person’s; the same message again has the same answer', async () => {
    const desk = await open();
    const request = asJson({ ...message(), work: await workFor(desk) }, newKey());
    for (const _ of [1, 2]) expect((await desk.ask('/api/in', request)).status).toBe(204);
    expect(await thoughts(desk)).toEqual(['']);
  });

  test('missing, wrong, foreign and twice used work marks, and loses nothing', async () => {
    const desk = await open();
    const work = await workFor(desk);
    const [salt, ends, signature, number] = work.split('.');
    const wrong = [
      undefined,
      '',
      'no work at all !',
      'x'.repeat(5000),
      `${salt}.${ends}.${signature}.${Number(number) + 1}`,
      `${salt}.zzzzzzzzz.${signature}.${number}`,
      await workFor(await open()),
    ];
    for (const one of wrong) {
      expect((await desk.ask('/api/in', asJson({ ...message(), work: one }))).status).toBe(204);
    }
    expect((await desk.ask('/api/in', asJson({ ...message(), work }))).status).toBe(204);
    expect((await desk.ask('/api/in', asJson({ ...message(), work }))).status).toBe(204);
    expect(await thoughts(desk)).toEqual([...wrong.map(() => 'work'), '', 'work']);
    const mails = await desk.db
      .selectFrom('outbox')
      .select('purpose')
      .where('purpose', '=', 'receipt')
      .execute();
    expect(mails).toHaveLength(1);
  });
});

test('work is good for a day, and a browser without scripts need not work', async () => {
  let now = Date.now();
  const desk = await openTestDesk({ ...(await freshFile()), DESK_WORK: '500' }, () => now);
  const work = await workFor(desk);
  now += DAY + 1;
  await desk.ask('/api/in', asJson({ ...message(), work }));
  now += 1;
  await desk.ask('/api/in', asForm({ ...message().fields }));
  expect(await thoughts(desk)).toEqual(['work', '']);
});

test('a desk that asks for no work has none to do, and takes enquiries without it', async () => {
  const desk = await openTestDesk(await freshFile());
  expect(await workFor(desk)).toBe('');
  await desk.ask('/api/in', asJson(message()));
  expect(await thoughts(desk)).toEqual(['']);
});
