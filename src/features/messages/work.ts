import { sleep } from './post.ts';

/** The task that an endpoint sets in its answer to `GET` (docs/forms.md). */
interface Task {
  token: string;
  /** The first 32 bits of the digest that is searched for. */
  target: number;
  /** Numbers below this one are candidates. */
  most: number;
}

/**
 * How many digests are made between two pauses, in which the page can react to the visitor: some 5 ms on a slow
 * phone.
 */
const AT_ONCE = 100;
const encoder = new TextEncoder();
const digest = (text: string) => crypto.subtle.digest('SHA-256', encoder.encode(text));

/**
 * Does a small amount of work, which an endpoint asks for because it costs a person nothing and a program that
 * sends many messages a lot: it finds the number whose digest, with the token before it, begins with the
 * target. It never throws.
 * @returns token and number; undefined where no work is asked for or it could not be done
 */
export async function doWork(endpoint: string): Promise<string | undefined> {
  try {
    const answer = await fetch(endpoint, { credentials: 'omit', cache: 'no-store' });
    const { token, target, most } = (await answer.json()) as Task;
    for (let first = 0; first < most; first += AT_ONCE) {
      const tries = Array.from({ length: AT_ONCE }, (_, n) => `${token}.${first + n}`);
      const digests = await Promise.all(tries.map(digest));
      const found = digests.findIndex((bytes) => new DataView(bytes).getUint32(0) === target);
      if (found >= 0) return tries[found];
      await sleep(0);
    }
  } catch {
    // A message without the work is sent all the same, and the endpoint marks it.
  }
  return undefined;
}
