import type { APIContext } from 'astro';
import { read } from '../content/reader.ts';
import { getSearchEntries } from '../content/search-entries.ts';
import { DEFAULT_LOCALE } from '../lib/locale.ts';

/** A plain list of the site's pages for language models (llmstxt.org). */
export const GET = async ({ site: origin }: APIContext) => {
  const [site, entries] = await Promise.all([
    read('site', DEFAULT_LOCALE),
    getSearchEntries(DEFAULT_LOCALE),
  ]);
  const groups = [...new Set(entries.map(({ group }) => group))].map((group) => {
    const lines = entries
      .filter((entry) => entry.group === group)
      .map(
        ({ title, id, description }) => `- [${title}](${new URL(id, origin).href}): ${description}`,
      );
    return `## ${group}\n\n${lines.join('\n')}`;
  });
  const parts = [`# ${site.brand}`, `> ${site.description}`, site.risk, ...groups];
  return new Response(`${parts.join('\n\n')}\n`);
};
