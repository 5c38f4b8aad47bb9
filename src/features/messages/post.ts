import type { SubmissionPayload } from './payload.ts';

/** Whether the endpoint confirmed a packet, and what it found wrong with the fields. */
export interface Delivery {
  taken: boolean;
  /** The device had no connection at the last try. */
  offline?: true | undefined;
  errors?: Record<string, string> | undefined;
}

/** How often a packet is posted before the visitor is offered another way. */
export const TRIES = 3;
/** Pauses between the tries, in milliseconds, and the longest that an endpoint may ask for. */
const PAUSES = [1000, 3000];
const LONGEST_PAUSE = 10_000;
/** A try without an answer is given up after this long, in milliseconds. */
const PATIENCE = 20_000;

/** `errors` of an answer, as far as they are texts. */
async function readErrors(response: Response): Promise<Record<string, string> | undefined> {
  try {
    const { errors } = (await response.json()) as { errors?: Record<string, unknown> };
    const texts = Object.entries(errors ?? {}).filter(([, text]) => typeof text === 'string');
    return texts.length > 0 ? (Object.fromEntries(texts) as Record<string, string>) : undefined;
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

/** One try: the outcome, or the pause before the next try where one makes sense. */
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
    // A login page of some network or a wrong address answers 200 too, but not with JSON.
    if (!response.headers.get('content-type')?.includes('json')) {
      return { outcome: { taken: false } };
    }
    // An answer that breaks off is no confirmation; the key keeps the next try from counting twice.
    await response.json();
    return { outcome: { taken: true } };
  } catch {
    return { pause };
  }
}

/** Lets time pass, in milliseconds. */
export const sleep = (pause: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, pause));

/**
 * Posts a packet, and again when the network or the server fails; never throws.
 * @param key the same for every try of the same packet (header `Idempotency-Key`)
 * @param onTry called before each try with its number, from 1
 * @param wait how to pause; tests do not
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
