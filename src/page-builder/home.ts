import type { Locale } from '@falaj/contract/locale.ts';
import heroAv1 from '/media/video/hero.av1.mp4?url';
import heroH264 from '/media/video/hero.h264.mp4?url';
import heroSmallAv1 from '/media/video/hero-small.av1.mp4?url';
import heroSmallH264 from '/media/video/hero-small.h264.mp4?url';
import { findPicture } from '../content/images/pictures.ts';
import { linkedPages, read } from '../content/read/reader.ts';
import { isPrice, sumIn } from '../lib/price.ts';
import type { HomePage } from '../schemas/pages/home-page.ts';

/**
 * The files of the hero's video loop, best format first. Their types name codecs, so that browsers choose
 * without fetching.
 */
export const HERO_VIDEO = [
  { small: heroSmallAv1, wide: heroAv1, type: 'video/mp4; codecs="av01.0.08M.08"' },
  { small: heroSmallH264, wide: heroH264, type: 'video/mp4; codecs="avc1.640028"' },
];

/**
 * The services in the words of the home page. Name, time, badge and link come from the services page.
 * @throws when the services page has no service of that id
 */
export function servicesData({ items, ...services }: HomePage['services'], locale: Locale) {
  const page = read('services', locale);
  const rows = items.map(({ service, protocols, ...own }) => {
    const card = page.services.items.find(({ id }) => id === service);
    if (!card) throw new Error(`content/pages/home.yaml: services: there is no ${service}`);
    return { ...card, ...own, protocols: protocols ?? card.protocols };
  });
  return { ...services, items: rows };
}

/**
 * The wall of assets, with the picture and the stated minimum of each offer.
 * @throws when a tile links to no offer, or to one without a picture
 */
export function assetsData({ items, ...assets }: HomePage['assets'], locale: Locale) {
  const offers = linkedPages('offers', locale);
  const tiles = items.map(({ name, href }) => {
    const { backgroundImage, statistics } =
      offers.find(({ path }) => path === href)?.data.hero ?? {};
    if (!backgroundImage)
      throw new Error(`content/pages/home.yaml: assets: ${href} has no picture`);
    const price = statistics?.find(({ value }) => isPrice(value));
    const minimum = price && { amount: sumIn(price.value), status: price.status };
    return { name, href, minimum, picture: findPicture({ ...backgroundImage, alt: '' }, 'tile') };
  });
  return { ...assets, items: tiles };
}

/**
 * One study of the case-studies page, with its first result.
 * @throws when there is no study with that id, or its first result is not a figure
 */
export function studyData({ id, image, call }: HomePage['study'], locale: Locale) {
  const { studies } = read('caseStudies', locale);
  const study = studies.items.find((item) => item.id === id);
  const [result] = study?.results ?? [];
  if (!study || typeof result !== 'object')
    throw new Error(`content/pages/home.yaml: study: ${id} has no first result with a figure`);
  const { title, solution, status } = study;
  return { title, solution, status, result, call, picture: findPicture(image, 'hero') };
}

/** The slider that divides a sample asset, with a picture for each stop. */
export const divisionData = ({ cuts, ...division }: HomePage['division']) => ({
  ...division,
  cuts: cuts.map(({ shares, image }) => ({ shares, picture: findPicture(image, 'stone') })),
});

/** The sessions, each with the minutes that a booking of it takes, and the teams whose people one meets. */
export function consultationData(
  { sessions, ...consultation }: HomePage['consultation'],
  locale: Locale,
) {
  const { booking } = read('contact', locale);
  const timed = sessions.map((session) => {
    const id = /[?&]session=([^&#]+)/.exec(session.call?.href ?? '')?.[1];
    return { ...session, minutes: booking.sessions.find((known) => known.id === id)?.minutes };
  });
  const { team } = read('about', locale);
  return { ...consultation, sessions: timed, groups: team.groups };
}
