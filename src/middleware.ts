import { defineMiddleware } from 'astro:middleware';
import { AsyncLocalStorage } from 'node:async_hooks';
import { LANGUAGES, localeOfPath } from '@falaj/contract/locale.ts';

const languages = new AsyncLocalStorage<string>();

Object.assign(globalThis, { builtLanguage: () => languages.getStore() });

/** Tells pageLanguage in which language a page is built, so that numbers and dates follow it. */
export const onRequest = defineMiddleware(({ url }, next) =>
  languages.run(LANGUAGES[localeOfPath(url.pathname)].tag, next),
);
