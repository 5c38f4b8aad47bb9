import { defineMiddleware } from 'astro:middleware';
import { AsyncLocalStorage } from 'node:async_hooks';
import { type Locale, localeOfPath } from './lib/locale.ts';

const languages = new AsyncLocalStorage<Locale>();

Object.assign(globalThis, { builtLocale: () => languages.getStore() });

/** Tells pageLocale in which language a page is built, so that numbers and dates follow it. */
export const onRequest = defineMiddleware(({ url }, next) =>
  languages.run(localeOfPath(url.pathname), next),
);
