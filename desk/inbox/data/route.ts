import { useSyncExternalStore } from 'react';
import { type ListView, VIEWS } from '../../staff/views.ts';

/** The screen of an address: the list with its filter, one enquiry, a part of the settings, or none. */
export type Route =
  | { screen: 'list'; query: string }
  | { screen: 'enquiry'; id: string }
  | { screen: 'settings'; part: string }
  | { screen: 'nowhere' };

const HOME = '/desk';
const MOVED = 'desk:moved';
/** Target of the skip link, with which the list keeps its filter, and the settings their part. */
const SKIPPED = '#content';
/** The list with its last filter, to which the way back leads. */
let lastList = HOME;
/** The part of the settings that was shown last. */
let lastPart = '';
/** The enquiry that was opened last, where the keyboard continues in the list. */
let lastEnquiry = '';
/** Whether a new screen has been opened whose heading has not received the focus yet. */
let isArriving = false;

/**
 * The address of the list with a filter. The filter is behind the # and so reaches no server's log, since a
 * search may contain a name.
 */
export const listPath = (query = '') => (query ? `${HOME}#${query}` : HOME);
/** The view of a filter. */
export const viewOf = (query: string): ListView => {
  const named = new URLSearchParams(query).get('view');
  return VIEWS.find((view) => view === named) ?? 'todo';
};
/** The address of a view without filters. */
export const viewPath = (view: ListView) => listPath(view === 'todo' ? '' : `view=${view}`);
/** The address of an enquiry. */
export const enquiryPath = (id: string) => `${HOME}/enquiries/${encodeURIComponent(id)}`;
/** The address of the settings, or of one part of them. */
export const settingsPath = (part = '') => `${HOME}/settings${part && `#${part}`}`;
/** The address of the list as it was shown last. */
export const backPath = () => lastList;

/** The enquiry that was opened last. */
export const openedLast = () => lastEnquiry;

/** Makes the next screen count as newly opened, even if its address is the present one. */
export const arrive = (): void => {
  isArriving = true;
};

/** Whether this screen has just been opened; true once for each time. */
export function consumeArrival(): boolean {
  const was = isArriving;
  isArriving = false;
  return was;
}

/** A decoded part of an address; undefined if its percent-encoding is broken. */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** The route of an address. */
export function routeOf({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): Route {
  const id = decoded(/^\/desk\/enquiries\/([^/]+)$/.exec(pathname)?.[1] ?? '');
  if (id) return { screen: 'enquiry', id };
  if (pathname === `${HOME}/settings`) {
    return { screen: 'settings', part: hash === SKIPPED ? lastPart : hash.slice(1) };
  }
  if (pathname !== HOME && pathname !== `${HOME}/`) return { screen: 'nowhere' };
  return {
    screen: 'list',
    query: (hash === SKIPPED ? (/#.*/.exec(lastList)?.[0] ?? '') : hash).slice(1),
  };
}

/**
 * Goes to an address of the inbox.
 * @param replace whether the present address is removed from the history
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

/** The present route. */
export function useRoute(): Route {
  const href = useSyncExternalStore(subscribe, () => location.href);
  const route = routeOf(new URL(href));
  if (route.screen === 'enquiry') lastEnquiry = route.id;
  if (route.screen === 'list') lastList = listPath(route.query);
  if (route.screen === 'settings') lastPart = route.part;
  return route;
}
