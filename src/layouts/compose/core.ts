import { findPicture } from '../../content/images/pictures.ts';
import { getClaims } from '../../content/output/claims.ts';
import { pathTo } from '../../content/read/addresses.ts';
import type { Section } from '../../sections/registry.ts';
import type { CoreKind, Data } from '../../site-map.ts';
import { composeAround } from './bands.ts';
import { composeBlog } from './blog.ts';
import { composeBlueprint } from './blueprint.ts';
import { composeContact } from './contact.ts';
import type { Context } from './context.ts';
import { composeHome } from './home.ts';
import { processTotal } from './offer.ts';
import { composePlayground } from './playground.ts';
import { withReliefs } from './reliefs.ts';
import { composeCaseStudies, composeDocumentation } from './resources.ts';
import { composeSearch } from './search-page.ts';
import { composeDocumentCheck, composeTool, composeTools, composeWhoRegulates } from './tools.ts';

/** The page about the company. */
async function composeAbout(page: Data<'about'>, { site }: Context): Promise<Section[]> {
  const { image, ...story } = page.story;
  const picture = image && (await findPicture(image, 'square'));
  return composeAround(page, site, [
    { type: 'story', data: { ...story, picture } },
    { type: 'reasons', data: page.values },
    { type: 'team', data: page.team },
  ]);
}

/** The page of all services. */
async function composeServices(
  page: Data<'services'>,
  { site, locale }: Context,
): Promise<Section[]> {
  const { total: _total, ...process } = page.process;
  const industries = await withReliefs(page.industries.items, locale);
  return composeAround(page, site, [
    { type: 'services', data: page.services },
    { type: 'industryGrid', data: { ...page.industries, items: industries } },
    { type: 'process', data: { ...process, total: processTotal(page.process) } },
    { type: 'technology', data: page.technology },
  ]);
}

/** The client platforms. */
async function composePortfolio(page: Data<'portfolio'>, { site }: Context): Promise<Section[]> {
  const { items, ...projects } = page.projects;
  const ready = items.map(async ({ image, ...project }) => ({
    ...project,
    picture: await findPicture(image, 'square'),
  }));
  return composeAround(page, site, [
    { type: 'projects', data: { ...projects, items: await Promise.all(ready) } },
  ]);
}

/** The list of all figures. */
async function composeFigures(page: Data<'figures'>, { site, locale }: Context) {
  const pages = await getClaims(locale);
  const href = `${pathTo('figures', locale)}.json`;
  return composeAround(page, site, [
    { type: 'statuses', data: page.statuses },
    { type: 'ledger', data: { ...page.ledger, pages, href } },
  ]);
}

/** The bands of every core page, in order. A core page of the site map without an entry does not compile. */
export const CORE: {
  [Name in CoreKind]: (page: Data<Name>, context: Context) => Promise<Section[]>;
} = {
  home: composeHome,
  about: composeAbout,
  services: composeServices,
  portfolio: composePortfolio,
  contact: composeContact,
  caseStudies: composeCaseStudies,
  documentation: composeDocumentation,
  blog: composeBlog,
  figures: composeFigures,
  tools: composeTools,
  transferPlayground: async (page, context) =>
    composeTool(page, await composePlayground(page.tool, context), context),
  blueprint: async (page, context) =>
    composeTool(page, await composeBlueprint(page.tool, context), context),
  whoRegulates: composeWhoRegulates,
  documentCheck: composeDocumentCheck,
  searchPage: composeSearch,
};
