import type { APIContext } from 'astro';
import { getOffers, groupName } from '../content/offers.ts';
import { getContact, getHome, getSite } from '../content/site-data.ts';

/** A plain list of the site's pages for language models (llmstxt.org). */
export const GET = async ({ site: origin }: APIContext) => {
  const [site, home, contact, offers] = await Promise.all([
    getSite(),
    getHome(),
    getContact(),
    getOffers(),
  ]);
  const line = (name: string, path: string, description: string) =>
    `- [${name}](${new URL(path, origin).href}): ${description}`;
  const groups = [...new Set(offers.map((page) => page.group))].map((group) => {
    const lines = offers
      .filter((page) => page.group === group)
      .map(({ offer, path }) => line(offer.name, path, offer.seo.description));
    return `## ${groupName(group)}\n\n${lines.join('\n')}`;
  });
  const core = [
    line(home.hero.title, '/', home.seo.description),
    line(contact.hero.title, '/contact', contact.seo.description),
  ].join('\n');
  const parts = [`# ${site.brand}`, `> ${site.description}`, site.risk, `## Company\n\n${core}`];
  return new Response(`${[...parts, ...groups].join('\n\n')}\n`);
};
