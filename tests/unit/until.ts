import { vi } from 'vitest';

/**
 * Waits until `check` passes, for at most a minute. The limit is generous, because only a test that hangs is
 * to fail, and not one on a busy machine.
 */
export const until = <Value>(check: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(check, { timeout: 60_000, interval: 20 });
