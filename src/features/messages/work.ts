import { sleep } from './post.ts';

/** What an endpoint answers to `GET`, where it asks for work (docs/forms.md). */
interface Task {
  token: string;
  /** First 32 bits of the digest that is looked for. */
  target: number;
  /** Numbers below this one are tried. */
  most: number;
}

/** Digests between two pauses, in which the page takes what the visitor does: some 5 ms on a slow phone. */
const AT_ONCE = 100;
const encoder = new TextEncoder();
const digest = (text: string) => crypto.subtle.digest('SHA-256', encoder.encode(text));

/**
 * Does the work that an endpoint asks for before it takes a message for a person's: finds the number that,
 * behind the token, has the digest that was named. Never throws.
 * @returns token and number; nothing where no work is asked for or it could not be done
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
    // Whoever cannot work sends without it, and is marked.
  }
  return undefined;
}
