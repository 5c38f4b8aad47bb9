import { vi } from 'vitest';

/** Waits until `check` passes; a busy machine is not a fault, so that only a hang ends it. */
export const until = <Value>(check: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(check, { timeout: 60_000, interval: 20 });
