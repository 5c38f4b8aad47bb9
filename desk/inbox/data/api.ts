import type { Why } from '../../staff/refusal.ts';

/** Why the desk refused: one of its own reasons, or that it cannot be reached. */
export type Refused = Why | 'away' | 'cancelled';

/** A request that was refused or failed. */
export class ApiError extends Error {
  readonly why: Refused;

  constructor(why: Refused) {
    super(why);
    this.why = why;
  }
}

async function reach(method: string, path: string, body: unknown): Promise<Response> {
  const json =
    body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  const response = await fetch(`/desk/api${path}`, { method, ...json }).catch(() => {
    throw new ApiError('away');
  });
  if (response.ok) return response;
  const answer = await response.json().catch(() => undefined);
  throw new ApiError(answer?.error ?? 'away');
}

/**
 * Sends a request to the desk.
 * @returns the answer; undefined where it has none
 * @throws ApiError if it refused, or could not be reached
 */
export async function ask<Answer = void>(
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Answer> {
  const response = await reach(method, path, body);
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

/**
 * Fetches a file from the desk.
 * @throws ApiError if it refused, or could not be reached
 */
export const askFile = async (path: string, body: unknown): Promise<Blob> =>
  (await reach('POST', path, body)).blob();

/** Why something failed. */
export const whyOf = (error: unknown): Refused => (error instanceof ApiError ? error.why : 'away');
