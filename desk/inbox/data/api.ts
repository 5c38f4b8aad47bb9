import type { Why } from '../../staff/refusal.ts';

/** Why the desk said no: one of its own words, or that it is away. */
export type Refused = Why | 'away' | 'cancelled';

/** A request that was not granted. */
export class ApiError extends Error {
  readonly why: Refused;

  constructor(why: Refused) {
    super(why);
    this.why = why;
  }
}

/**
 * Asks the desk.
 * @returns what it answered; nothing where it had nothing to say
 * @throws ApiError where it said no, or could not be reached
 */
export async function ask<Answer = void>(
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Answer> {
  const json =
    body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  const response = await fetch(`/desk/api${path}`, { method, ...json }).catch(() => {
    throw new ApiError('away');
  });
  const answer = response.status === 204 ? undefined : await response.json().catch(() => undefined);
  if (!response.ok) throw new ApiError(answer?.error ?? 'away');
  return answer as Answer;
}

/** Why something failed. */
export const whyOf = (error: unknown): Refused => (error instanceof ApiError ? error.why : 'away');
