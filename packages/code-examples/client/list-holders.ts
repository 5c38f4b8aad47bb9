import { backOff, errorOf, isRecord, isTemporary, type RetryOptions, sleep } from './retry.ts';

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
export interface ListOptions extends RetryOptions {
  /** Such as `https://sandbox.falaj.example/v2`. */
  api: string;
  /** A key with the scope `register:read`. */
  key: string;
  /** Holders per page, from 1 to 200. */
  limit?: number;
}

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
      const error = answer && errorOf(answer, await answer.json().catch(() => undefined));
      if (error && !isTemporary(error.status, error.code)) throw error;
      if (attempt >= attempts) throw error ?? new Error('No answer');
      await pause(backOff(answer, attempt));
    }
  }
}
