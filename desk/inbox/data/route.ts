import { useSyncExternalStore } from 'react';

/** Where somebody is: the list with its filter, one enquiry, the settings, or an address that names nothing. */
export type Route =
  | { screen: 'list'; query: string }
  | { screen: 'enquiry'; id: string }
  | { screen: 'settings' }
  | { screen: 'nowhere' };

const HOME = '/desk';
const MOVED = 'desk:moved';
/** Where the skip link leads: the list keeps the filter that it has. */
const SKIPPED = '#content';
/** The filter that the list had last, so that the way back leads to it. */
let lastList = HOME;
/** The enquiry that was opened last, from where the keyboard goes on in the list. */
let lastEnquiry = '';
/** Whether somebody has come to another screen whose heading has not been reached yet. */
let isArriving = false;

/** The list with a filter, which stands behind the # and reaches no server's log: a search may hold a name. */
export const listPath = (query = '') => (query ? `${HOME}#${query}` : HOME);
/** One enquiry. */
export const enquiryPath = (id: string) => `${HOME}/enquiries/${encodeURIComponent(id)}`;
/** The settings, or one part of them. */
export const settingsPath = (anchor = '') => `${HOME}/settings${anchor && `#${anchor}`}`;
/** The list as it was seen last. */
export const backPath = () => lastList;

/** The enquiry that was seen last. */
export const openedLast = () => lastEnquiry;

/** The next screen is one that somebody comes to, although its address may be the present one. */
export const arrive = (): void => {
  isArriving = true;
};

/** Whether somebody has just come to this screen from another one; true once for each time. */
export function takeArrival(): boolean {
  const was = isArriving;
  isArriving = false;
  return was;
}

/** A part of an address without its percent-encoding; undefined where that is broken. */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** Reads an address. */
export function routeOf({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): Route {
  const id = decoded(/^\/desk\/enquiries\/([^/]+)$/.exec(pathname)?.[1] ?? '');
  if (id) return { screen: 'enquiry', id };
  if (pathname === `${HOME}/settings`) return { screen: 'settings' };
  if (pathname !== HOME && pathname !== `${HOME}/`) return { screen: 'nowhere' };
  return {
    screen: 'list',
    query: (hash === SKIPPED ? (/#.*/.exec(lastList)?.[0] ?? '') : hash).slice(1),
  };
}

/**
 * Goes to an address of the inbox.
 * @param replace the present address is not one to come back to
 */
export function go(path: string, replace = false): void {
  if (new URL(path, location.href).pathname !== location.pathname) isArriving = true;
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  dispatchEvent(new Event(MOVED));
}

function subscribe(changed: () => void): () => void {
  const back = () => {
    isArriving = true;
    changed();
  };
  addEventListener('popstate', back);
  addEventListener(MOVED, changed);
  return () => {
    removeEventListener('popstate', back);
    removeEventListener(MOVED, changed);
  };
}

/** Where somebody is now. */
export function useRoute(): Route {
  const href = useSyncExternalStore(subscribe, () => location.href);
  const route = routeOf(new URL(href));
  if (route.screen === 'enquiry') lastEnquiry = route.id;
  if (route.screen === 'list') lastList = listPath(route.query);
  return route;
}
