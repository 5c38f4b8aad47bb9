import { hash, randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';

/** The times of a round of requests, in milliseconds from the first byte sent to the last one received. */
export interface Round {
  count: number;
  p50: number;
  p99: number;
}

/** A visit; it resolves with the measured time in milliseconds. */
export type Visit = (agent: Agent) => Promise<number>;

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends a request over the agent's connection. @throws when the answer is not as expected */
function ask(agent: Agent, url: string, expected: number, { body, ...options }: Sent = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const sent = request(url, { agent, ...options }, (answer) => {
    let text = '';
    answer.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    answer.on('end', () =>
      answer.statusCode === expected
        ? resolve(text)
        : reject(new Error(`${url} answered ${answer.statusCode}`)),
    );
  });
  sent.on('error', reject);
  sent.end(body);
  return promise;
}

const timed = async (act: () => Promise<unknown>) => {
  const began = performance.now();
  await act();
  return performance.now() - began;
};

/** Opens the contact page, compressed as browsers take it. */
export const openPage =
  (origin: string): Visit =>
  (agent) =>
    timed(() => ask(agent, `${origin}/contact`, 200, { headers: { 'accept-encoding': 'br' } }));

/** Finds the number that belongs to a token; the desk is started so that there are few candidates. */
function workOf(text: string): string {
  const { token, target, most } = JSON.parse(text) as Record<string, string | number>;
  for (let number = 0; number < Number(most); number += 1) {
    const work = `${token}.${number}`;
    if (Number.parseInt(hash('sha256', work).slice(0, 8), 16) === target) return work;
  }
  return '';
}

let sent = 0;

/** Sends a message as the form does. Only the time until it is taken is measured, not the work before it. */
export const enquire =
  (origin: string): Visit =>
  async (agent) => {
    const url = `${origin}/api/in`;
    const work = workOf(await ask(agent, url, 200));
    sent += 1;
    const body = JSON.stringify({
      kind: 'message',
      reference: `FJ-20261122-${sent.toString(36).padStart(5, '0')}`,
      fields: {
        'first-name': 'Layla',
        'last-name': 'Haddad',
        email: `layla${sent}@company.example`,
        message: 'We own a date farm in Al Ain. What would its shares look like?'.repeat(5),
      },
      consent: false,
      sentAt: new Date().toISOString(),
      page: '/contact',
      work,
    });
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': randomBytes(16).toString('hex'),
    };
    return timed(() => ask(agent, url, 204, { method: 'POST', headers, body }));
  };

/** The value that a share of all values does not exceed. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((share / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** Lets a number of visitors repeat their visit for a time in milliseconds, each over a connection of their own. */
export async function together(connections: number, ms: number, visit: Visit): Promise<Round> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + ms;
  const times: number[] = [];
  const visitor = async () => {
    while (performance.now() < end) times.push(await visit(agent));
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  agent.destroy();
  return { count: times.length, p50: percentile(times, 50), p99: percentile(times, 99) };
}
