import { defineMiddleware } from 'astro:middleware';
import { keepLabelsWhole } from './content/read/whole-labels.ts';

/**
 * The `style` element with the rule for islands, which Astro prints beside the first island. HTML allows it
 * only in `head` (https://html.spec.whatwg.org/#the-style-element).
 */
const ISLAND_STYLE = /<style>astro-island[^<]*<\/style>/;

/** Removes the style element of islands, whose rule src/styles/base.css contains, and keeps labels such as ERC-3643 on one line. */
export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = await response.text();
  return new Response(keepLabelsWhole(html.replace(ISLAND_STYLE, '')), response);
});
