import { defineMiddleware } from 'astro:middleware';
import { AsyncLocalStorage } from 'node:async_hooks';
import { LANGUAGES, localeOfPath } from '@falaj/contract/locale.ts';
import { tellLanguage } from './lib/page-language.ts';

const languages = new AsyncLocalStorage<string>();

tellLanguage(() => languages.getStore());

/** Keeps the language in which a page is built, so that numbers and dates follow it. */
export const onRequest = defineMiddleware(({ url }, next) =>
  languages.run(LANGUAGES[localeOfPath(url.pathname)].tag, next),
);
