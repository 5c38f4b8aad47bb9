import { backOff, errorOf, isTemporary, type RetryOptions, sleep } from './retry.ts';

/**
 * Posts an order that must be carried out once, however often the call is repeated.
 * @param orderId your number of the order, which is the idempotency key of every attempt
 * @returns the final answer with its body: success, refusal (422) or permanent error
 * @throws ApiError with the last answer, or an Error, when no attempt settled the order
 */
export async function postOnce(
  url: string,
  body: object,
  orderId: string,
  { key, attempts = 5, fetch = globalThis.fetch, pause = sleep }: RetryOptions & { key: string },
): Promise<{ status: number; body: unknown }> {
  const headers = {
    Authorization: `Bearer ${key}`,
    'Content-Type': 'application/json',
    'Idempotency-Key': orderId,
  };
  for (let attempt = 1; ; attempt += 1) {
    const sent = fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    const answer = await sent.catch(() => undefined);
    const answered: unknown = await answer?.json().catch(() => undefined);
    const error = answer && errorOf(answer, answered);
    const isLost = !answer || (answer.ok && answered === undefined);
    if (!isLost && !isTemporary(answer.status, error?.code))
      return { status: answer.status, body: answered };

    if (attempt >= attempts) {
      if (isLost || !error) throw new Error(`No answer to ${orderId} in ${attempts} attempts`);
      throw error;
    }
    await pause(backOff(answer, attempt));
  }
}
