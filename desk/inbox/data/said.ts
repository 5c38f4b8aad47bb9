import { useSyncExternalStore } from 'react';

let said = { text: '', count: 0 };
const listeners = new Set<() => void>();

/** Says something in passing: shown for a while, and read out (WCAG 4.1.3). */
export function say(text: string): void {
  said = { text, count: said.count + 1 };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What was said last. */
export const useSaid = () => useSyncExternalStore(subscribe, () => said);
