import { DEFAULT_LOCALE } from '@falaj/contract/locale.ts';
import { read } from '../content/read/reader.ts';

/** The site's own data, menus and interface messages, for examples of what stands on every page. */
export const sampleSite = read('site', DEFAULT_LOCALE);
export const sampleNavigation = read('navigation', DEFAULT_LOCALE);
export const sampleMessages = read('messages', DEFAULT_LOCALE);
