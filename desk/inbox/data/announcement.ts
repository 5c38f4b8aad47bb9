import { useSyncExternalStore } from 'react';

let announcement = { text: '', count: 0 };
const listeners = new Set<() => void>();

/** Announces something: it is shown for a while and read out (WCAG 4.1.3). */
export function announce(text: string): void {
  announcement = { text, count: announcement.count + 1 };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The latest announcement. */
export const useAnnouncement = () => useSyncExternalStore(subscribe, () => announcement);
