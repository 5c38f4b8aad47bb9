import { findPicture } from '../../content/pictures.ts';
import type { AboutPage } from '../../schemas/about.ts';
import type { PortfolioPage, ServicesPage } from '../../schemas/services-page.ts';
import type { Site } from '../../schemas/site.ts';
import type { Section } from '../../sections/registry.ts';
import { composeAround } from './bands.ts';
import { totalOf } from './offer.ts';

/** The page about the company (spec section 2, About). */
export async function composeAbout(page: AboutPage, site: Site): Promise<Section[]> {
  const { image, ...story } = page.story;
  const picture = image && (await findPicture(image, 'square'));
  return composeAround(page, site, [
    { type: 'story', data: { ...story, picture } },
    { type: 'reasons', data: page.values },
    { type: 'team', data: page.team },
  ]);
}

/** The page of all services (spec section 2, Services). */
export async function composeServices(page: ServicesPage, site: Site): Promise<Section[]> {
  const { total: _total, ...process } = page.process;
  return composeAround(page, site, [
    { type: 'services', data: page.services },
    { type: 'industryGrid', data: page.industries },
    { type: 'process', data: { ...process, total: totalOf(page.process) } },
    { type: 'technology', data: page.technology },
  ]);
}

/** The client platforms (spec section 2, Portfolio). */
export async function composePortfolio(page: PortfolioPage, site: Site): Promise<Section[]> {
  const { items, ...projects } = page.projects;
  const ready = items.map(async ({ image, ...project }) => ({
    ...project,
    picture: await findPicture(image, 'square'),
  }));
  return composeAround(page, site, [
    { type: 'projects', data: { ...projects, items: await Promise.all(ready) } },
  ]);
}
