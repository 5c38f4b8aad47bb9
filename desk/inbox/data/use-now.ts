import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;
const thisMinute = () => Math.floor(Date.now() / MINUTE) * MINUTE;

const subscribe = (changed: () => void) => {
  const timer = setInterval(changed, MINUTE / 4);
  return () => clearInterval(timer);
};

/** The present minute, so that relative times stay right on a page that is left open. */
export const useNow = () => useSyncExternalStore(subscribe, thisMinute);
