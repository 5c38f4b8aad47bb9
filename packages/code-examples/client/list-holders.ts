/** One investor of a share. Amounts are strings, because a JSON number loses precision above 2^53. */
export interface Holder {
  id: string;
  identity: string;
  balance: string;
  frozen: string;
  wallets: { address: string; balance: string }[];
}

interface Page {
  data: Holder[];
  /** Goes into `after` of the next call; null on the last page. */
  next: string | null;
}

/** Where and as whom to ask. */
export interface ListOptions {
  /** Such as `https://sandbox.falaj.example/v2`. */
  api: string;
  /** A key with the scope `register:read`. */
  key: string;
  /** Holders per page, from 1 to 200. */
  limit?: number;
  /** How often one page is asked for before the list gives up. */
  attempts?: number;
  /** Stand-ins for tests. */
  fetch?: typeof globalThis.fetch;
  pause?: (ms: number) => Promise<void>;
}

/** The API answered with an error that asking again does not mend. */
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

const RETRY = new Set([429, 500, 502, 503, 504]);

const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Waits as long as the API asks, and at least a growing pause with a little chance in it. */
function backOff(answer: Response | undefined, attempt: number): number {
  const asked = Number(answer?.headers.get('Retry-After') ?? 0);
  const own = Math.min(500 * 2 ** attempt, 30_000);
  return Math.max(Number.isFinite(asked) ? asked * 1000 : 0, own) + Math.random() * 250;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Refuses an answer of another shape here, where the reason is still plain to see. */
function readPage(value: unknown): Page {
  if (!isRecord(value) || !Array.isArray(value.data)) throw new TypeError('Not a page of holders');
  const { data, next } = value;
  if (next !== null && typeof next !== 'string') throw new TypeError('Not a cursor');
  for (const holder of data) {
    if (!isRecord(holder) || typeof holder.id !== 'string' || typeof holder.balance !== 'string')
      throw new TypeError('Not a holder');
  }
  return { data: data as Holder[], next };
}

async function failure(answer: Response): Promise<ApiError> {
  const body: unknown = await answer.json().catch(() => undefined);
  const error = isRecord(body) && isRecord(body.error) ? body.error : {};
  const request = answer.headers.get('Falaj-Request') ?? 'no request id';
  return new ApiError(answer.status, String(error.code ?? 'unknown'), request);
}

/**
 * Walks through all holders of a share, page by page, and waits when the API asks it to.
 * @param share id of the share, such as `shr_sample_a`
 */
export async function* listHolders(
  share: string,
  { api, key, limit = 200, attempts = 6, fetch = globalThis.fetch, pause = sleep }: ListOptions,
): AsyncGenerator<Holder, void, void> {
  let after: string | null = null;
  do {
    const address = new URL(`${api}/holders`);
    address.searchParams.set('share', share);
    address.searchParams.set('limit', String(limit));
    if (after) address.searchParams.set('after', after);

    const page: Page = await readWithRetry(address);
    yield* page.data;
    after = page.next;
  } while (after);

  async function readWithRetry(address: URL): Promise<Page> {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await fetch(address, { headers: { Authorization: `Bearer ${key}` } }).catch(
        () => undefined,
      );
      if (answer?.ok) return readPage(await answer.json());
      if (answer && !RETRY.has(answer.status)) throw await failure(answer);
      if (attempt >= attempts) throw answer ? await failure(answer) : new Error('No answer');
      await pause(backOff(answer, attempt));
    }
  }
}
