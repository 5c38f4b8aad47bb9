/** The API answered with an error. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly request: string;

  constructor(status: number, code: string, request: string) {
    super(`The API answered ${status} ${code} (${request})`);
    this.status = status;
    this.code = code;
    this.request = request;
  }
}

/** What a caller may set, and stand-ins for tests. */
export interface RetryOptions {
  /** How often one call is made before it is given up. */
  attempts?: number;
  fetch?: typeof globalThis.fetch;
  pause?: (ms: number) => Promise<void>;
}

const TEMPORARY = new Set([429, 500, 502, 503, 504]);

/** Says whether the same call may succeed later. Of all conflicts only one passes by itself. */
export const isTemporary = (status: number, code?: string): boolean =>
  TEMPORARY.has(status) || (status === 409 && code === 'idempotency_in_progress');

/** Says whether a value is an object whose fields can be read. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * The error that an answer carries; `unknown` where a gateway answered without our body.
 * @param answer for its status and its id
 * @param body what it contained, as parsed
 */
export function errorOf(answer: Response, body: unknown): ApiError {
  const error = isRecord(body) && isRecord(body.error) ? body.error : {};
  const request = answer.headers.get('Falaj-Request') ?? 'no request id';
  return new ApiError(answer.status, String(error.code ?? 'unknown'), request);
}

/** Waits this many milliseconds. */
export const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Milliseconds to wait: what the API asks, and at least a growing pause with a little chance in it. */
export function backOff(answer: Response | undefined, attempt: number): number {
  const asked = Number(answer?.headers.get('Retry-After') ?? 0);
  const own = Math.min(500 * 2 ** attempt, 30_000);
  return Math.max(Number.isFinite(asked) ? asked * 1000 : 0, own) + Math.random() * 250;
}
