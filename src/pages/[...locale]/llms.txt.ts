import type { APIContext } from 'astro';
import { getSearchEntries } from '../../content/output/search-entries.ts';
import { read } from '../../content/read/reader.ts';
import { type LocaleProps, localeRoutes } from '../../page-builder/routes.ts';

/** One file per language. */
export const getStaticPaths = () => localeRoutes();

/** A plain list of the site's pages for language models (llmstxt.org). */
export const GET = ({ site: origin, props: { locale } }: APIContext<LocaleProps>) => {
  const site = read('site', locale);
  const entries = getSearchEntries(locale);
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
