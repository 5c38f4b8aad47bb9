/** The task that an endpoint sets in its answer to `GET` (docs/forms.md). */
export interface Task {
  token: string;
  /** The first 32 bits of the digest that is searched for. */
  target: number;
  /** Numbers below this one are candidates. */
  most: number;
}

/** Whether an answer from outside is a task. */
export const isTask = (answer: unknown): answer is Task =>
  typeof answer === 'object' &&
  answer !== null &&
  'token' in answer &&
  typeof answer.token === 'string' &&
  'target' in answer &&
  typeof answer.target === 'number' &&
  'most' in answer &&
  typeof answer.most === 'number';

/**
 * How many digests are made between two pauses, in which the page can react to the visitor: some 5 ms on a slow
 * phone.
 */
const AT_ONCE = 100;
const encoder = new TextEncoder();
const digest = (text: string) => crypto.subtle.digest('SHA-256', encoder.encode(text));

/**
 * Finds the number whose digest, with the token before it, begins with the target.
 * @returns token and number; undefined where there is none, or no task
 */
export async function solve({ token, target, most }: Task): Promise<string | undefined> {
  for (let first = 0; first < most; first += AT_ONCE) {
    const tries = Array.from({ length: AT_ONCE }, (_, n) => `${token}.${first + n}`);
    const digests = await Promise.all(tries.map(digest));
    const found = digests.findIndex((bytes) => new DataView(bytes).getUint32(0) === target);
    if (found >= 0) return tries[found];
    await new Promise((resolve) => setTimeout(resolve));
  }
  return undefined;
}
