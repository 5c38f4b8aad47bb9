import { useEffect } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { type ListView, VIEWS } from '../../staff/views.ts';

const HOME = '/desk';

/** The addresses of the screens, as the router matches them. The id of an enquiry is a UUID. */
export const PATHS = {
  list: /^\/desk\/?$/,
  enquiry: /^\/desk\/enquiries\/(?<id>[\da-f-]{36})$/,
  settings: /^\/desk\/settings$/,
  sources: /^\/desk\/sources$/,
};

/** What is behind the # of the address: the filter of the list, or the part of the settings. */
export const useHash = () => useLocationProperty(() => location.hash.slice(1));

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
export const enquiryPath = (id: string) => `${HOME}/enquiries/${id}`;
/** The address of the settings, or of one part of them. */
export const settingsPath = (part = '') => `${HOME}/settings${part && `#${part}`}`;

/** The address of the page that says where enquiries come from. */
export const SOURCES_PATH = `${HOME}/sources`;

/** The filter of the list and the enquiry that were shown last. */
const last = { query: '', enquiry: '' };

/** Remembers what a screen shows, for the way back to the list and the place in it. */
export const useRemember = (shown: Partial<typeof last>): void =>
  useEffect(() => {
    Object.assign(last, shown);
  });

/** The filter with which the list was shown last. */
export const lastQuery = () => last.query;
/** The address of the list as it was shown last. */
export const backPath = () => listPath(last.query);
/** The enquiry that was opened last, where the keyboard continues in the list. */
export const openedLast = () => last.enquiry;
