import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../database/open.ts';
import { onEachDatabase } from './support/databases.ts';
import { asJson, message } from './support/desk.ts';
import { startProcess } from './support/process.ts';
import { startPeer } from './support/smtp.ts';

const VISITORS = 12;

onEachDatabase((fresh) => {
  test('a desk that is told to end finishes what is under way, and says no to nothing that it kept', async () => {
    const peer = await startPeer();
    onTestFinished(peer.stop);
    const env: Record<string, string> = { ...(await fresh()), SMTP_URL: peer.url };
    const desk = await startProcess(env);
    onTestFinished(desk.kill);
    const taken: string[] = [];
    let going = true;
    const visitor = async () => {
      while (going) {
        const payload = message();
        const answer = await fetch(`${desk.url}/api/in`, asJson(payload)).catch(() => undefined);
        if (answer?.status === 204) taken.push(payload.reference);
        // Gone: whoever comes now is refused, and their form tries again.
        else return;
      }
    };
    const visitors = Promise.all(Array.from({ length: VISITORS }, visitor));
    while (taken.length < 40) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await desk.stop()).toBe(0);
    going = false;
    await visitors;

    const { db, close } = await openDatabase(env.DESK_DATA ?? '', env.DATABASE_URL);
    onTestFinished(close);
    const kept = (await db.selectFrom('enquiry').select('reference').execute()).map(
      ({ reference }) => reference,
    );
    expect(kept.sort()).toEqual(taken.sort());
    // No e-mail is left in the hand of a process that is gone.
    const mails = await db.selectFrom('outbox').select(['id', 'state']).execute();
    const sent = mails.filter(({ state }) => state === 'sent');
    expect(mails.filter(({ state }) => state === 'sending')).toEqual([]);
    expect(mails).toHaveLength(2 * taken.length);
    const names = peer.received.map(({ id }) => /<([^@]+)@/.exec(id)?.[1]);
    expect(names.sort()).toEqual(sent.map(({ id }) => id).sort());
  });
});
