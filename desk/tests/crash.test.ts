import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../database/open.ts';
import { onEachDatabase } from './support/databases.ts';
import { asJson, message, newKey } from './support/desk.ts';
import { startProcess } from './support/process.ts';
import { isWhole, noteFigure } from './support/scope.ts';
import { startPeer, until } from './support/smtp.ts';

const ENQUIRIES = isWhole ? 10_000 : 60;
const CONNECTIONS = isWhole ? 200 : 12;
const CRASHES = isWhole ? 12 : 2;
/** Ends a run that hangs, in milliseconds; a sound one takes a small part of it. */
const LONGEST = isWhole ? 3_600_000 : 120_000;

/** Requests that are sent once more when all is over. */
const AGAIN = isWhole ? 1000 : 40;

/** Posts until the desk says that it has the message, as the form does. @returns what was posted */
async function postUntilTaken(urls: string[]): Promise<RequestInit> {
  const request = asJson(message(), newKey());
  for (let tries = 0; ; tries += 1) {
    const url = urls[tries % urls.length];
    const answer = await fetch(`${url}/api/in`, request).catch(() => undefined);
    if (answer?.status === 204) return request;
    if (answer && answer.status < 500) throw new Error(`answered ${answer.status}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

onEachDatabase((fresh, name) => {
  test(
    `${ENQUIRIES} enquiries while processes are killed: each is there once, and each mail is one mail`,
    async () => {
      const peer = await startPeer();
      onTestFinished(peer.stop);
      const env: Record<string, string> = { ...(await fresh()), SMTP_URL: peer.url };
      const count = name === 'postgres' ? 2 : 1;
      const desks = [];
      for (let n = 0; n < count; n += 1) {
        const desk = await startProcess(env);
        onTestFinished(desk.kill);
        desks.push(desk);
      }
      const urls = desks.map(({ url }) => url);

      const began = performance.now();
      const since = () => Math.round((performance.now() - began) / 1000);
      let left = ENQUIRIES;
      const taken: RequestInit[] = [];
      const visitor = async (first: number) => {
        const order = first % 2 ? urls : [...urls].reverse();
        while (left > 0) {
          left -= 1;
          taken.push(await postUntilTaken(order));
        }
      };
      const visitors = Promise.all(Array.from({ length: CONNECTIONS }, (_, n) => visitor(n)));
      for (let crash = 1; crash <= CRASHES; crash += 1) {
        const part = (ENQUIRIES * crash) / (CRASHES + 1);
        await until(() => taken.length >= part, LONGEST);
        await desks[crash % count]?.crash();
      }
      await visitors;
      const accepted = since();

      // Whatever happened to the process that took it, a request is answered as it was.
      for (const request of taken.slice(0, AGAIN)) {
        const [url] = urls;
        expect((await fetch(`${url}/api/in`, request)).status).toBe(204);
      }
      const { db, close } = await openDatabase(env.DESK_DATA ?? '', env.DATABASE_URL);
      onTestFinished(close);
      const kept = await db.selectFrom('enquiry').select('reference').execute();
      expect(kept).toHaveLength(ENQUIRIES);
      expect(new Set(kept.map(({ reference }) => reference)).size).toBe(ENQUIRIES);
      // What a killed process had in hand would be taken over minutes later.
      const rest = async () =>
        db.selectFrom('outbox').select('id').where('state', '!=', 'sent').execute();
      await until(async () => {
        await db
          .updateTable('outbox')
          .set({ claimed_until: 0 })
          .where('state', '=', 'sending')
          .where('claimed_until', '<', Date.now() + 295_000)
          .execute();
        return (await rest()).length === 0;
      }, LONGEST);
      const ids = peer.received.map(({ id }) => id);
      expect(new Set(ids).size).toBe(2 * ENQUIRIES);
      // A process that died between the server's answer and its own note sent at most what it had in hand again.
      expect(ids.length - 2 * ENQUIRIES).toBeLessThanOrEqual(4 * CRASHES);
      for (const desk of desks) expect(await desk.stop()).toBe(0);
      noteFigure(
        `${name}, ${count} desk(s): ${ENQUIRIES} enquiries from ${CONNECTIONS} connections over ${CRASHES} kills in ${accepted} s; ` +
          `${2 * ENQUIRIES} mails after ${since()} s, of them sent again under their Message-ID ${ids.length - 2 * ENQUIRIES}`,
      );
    },
    LONGEST,
  );
});
