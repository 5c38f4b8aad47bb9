import { defineMiddleware } from 'astro:middleware';

/**
 * Astro prints the rule of its island elements as a `style` element beside the first island, where
 * HTML allows none (only `head` holds metadata content, https://html.spec.whatwg.org/#the-style-element).
 */
const ISLAND_STYLE = /<style>astro-island[^<]*<\/style>/;

/** Leaves out the style element of islands: src/styles/base.css holds the same rule. */
export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = await response.text();
  return new Response(html.replace(ISLAND_STYLE, ''), response);
});
