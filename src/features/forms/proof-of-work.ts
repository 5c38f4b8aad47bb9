import { isTask, solve } from '@falaj/contract/proof-of-work.ts';

/**
 * Does a small amount of work, which an endpoint asks for because it costs a person nothing and a program that
 * sends many enquiries a lot. It never throws.
 * @returns the work to send along; undefined where none is asked for or it could not be done
 */
export async function doWork(endpoint: string): Promise<string | undefined> {
  try {
    const response = await fetch(endpoint, { credentials: 'omit', cache: 'no-store' });
    const answer: unknown = await response.json();
    return isTask(answer) ? await solve(answer) : undefined;
  } catch {
    // An enquiry without the work is sent all the same, and the endpoint marks it.
    return undefined;
  }
}
