import type { SubmissionPayload } from '@falaj/contract/payload.ts';
import { isFields, textsIn } from '../../lib/is-fields.ts';

/** Whether the endpoint accepted a submission, and what it found wrong with the fields. */
export interface Delivery {
  taken: boolean;
  /** Set if the device had no connection at the last try. */
  offline?: true | undefined;
  errors?: Record<string, string> | undefined;
}

/** How many times a submission is posted before the visitor is offered another way. */
export const TRIES = 3;
/** Pauses between the tries, in milliseconds. */
const PAUSES = [1000, 3000];
/** The longest pause that an endpoint may ask for, in milliseconds. */
const LONGEST_PAUSE = 10_000;
/** How long a try waits for an answer, in milliseconds. */
const PATIENCE = 20_000;

/** The `errors` of an answer, without those that are not texts. */
async function readErrors(response: Response): Promise<Record<string, string> | undefined> {
  try {
    const answer: unknown = await response.json();
    const texts = textsIn(isFields(answer) ? answer.errors : undefined);
    return Object.keys(texts).length > 0 ? texts : undefined;
  } catch {
    return undefined;
  }
}

/** Seconds or a date in Retry-After (RFC 9110 section 10.2.3), as milliseconds from now. */
function askedPause(response: Response): number | undefined {
  const asked = response.headers.get('retry-after');
  if (!asked) return undefined;
  const pause = /^\d+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - Date.now();
  return Number.isNaN(pause) ? undefined : Math.max(pause, 0);
}

/** Makes one try. It returns the outcome, or the pause before the next try where one makes sense. */
async function tryOnce(endpoint: string, body: string, key: string, pause: number) {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body,
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (response.status >= 500 || response.status === 429) {
      return { pause: askedPause(response) ?? pause };
    }
    if (!response.ok) return { outcome: { taken: false, errors: await readErrors(response) } };
    if (response.status === 204) return { outcome: { taken: true } };
    // The login page of a network, or a wrong address, may answer 200 as well, but not with JSON.
    if (!response.headers.get('content-type')?.includes('json')) {
      return { outcome: { taken: false } };
    }
    // An answer that breaks off confirms nothing. If the endpoint did take the submission, the key keeps the
    // next try from counting twice.
    await response.json();
    return { outcome: { taken: true } };
  } catch {
    return { pause };
  }
}

/** Waits for a time in milliseconds. */
export const sleep = (pause: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, pause));

/**
 * Posts a submission, and tries again when the network or the server fails. It never throws.
 * @param key the same for every try of one submission (header `Idempotency-Key`)
 * @param onTry called before each try with its number, from 1
 * @param wait how to pause; tests pass a function that does not
 */
export async function post(
  endpoint: string,
  packet: SubmissionPayload,
  key: string,
  onTry: (attempt: number) => void,
  wait = sleep,
): Promise<Delivery> {
  const body = JSON.stringify(packet);
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    onTry(attempt);
    const next = await tryOnce(endpoint, body, key, PAUSES[attempt - 1] ?? 0);
    if (next.outcome) return next.outcome;
    if (navigator.onLine === false) return { taken: false, offline: true };
    if (next.pause > LONGEST_PAUSE || attempt === TRIES) break;
    await wait(next.pause);
  }
  return { taken: false };
}
