import { defineMiddleware } from 'astro:middleware';
import { AsyncLocalStorage } from 'node:async_hooks';
import { LANGUAGES, localeOfPath } from '@falaj/contract/locale.ts';
import { tellLanguage } from './lib/page-language.ts';
import { markHead } from './runtime/navigation/printed.ts';

const languages = new AsyncLocalStorage<string>();

tellLanguage(() => languages.getStore());

/**
 * Tells pageLanguage in which language a page is built, so that numbers and dates follow it, and marks what is the page's
 * own in its head.
 */
export const onRequest = defineMiddleware(({ url }, next) =>
  languages.run(LANGUAGES[localeOfPath(url.pathname)].tag, async () => {
    const response = await next();
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    return new Response(markHead(await response.text()), response);
  }),
);
