import heroAv1 from '/media/video/hero.av1.mp4?url';
import heroH264 from '/media/video/hero.h264.mp4?url';
import { findPicture } from '../../content/pictures.ts';
import type { ContactCardContent } from '../../schemas/cards.ts';
import type { Closing, ContactPage, HomePage, NotFoundPage } from '../../schemas/pages.ts';
import type { Site } from '../../schemas/site.ts';
import type { Section } from '../../sections/registry.ts';
import { composeHero } from './offer.ts';

/** The hero loop, best first; types carry codecs, so that browsers choose without fetching. */
const HERO_VIDEO = [
  { src: heroAv1, type: 'video/mp4; codecs="av01.0.05M.08"' },
  { src: heroH264, type: 'video/mp4; codecs="avc1.64001f"' },
];

async function composeClosing({ backgroundImage, social, ...closing }: Closing, site: Site) {
  const picture = backgroundImage && (await findPicture(backgroundImage, 'hero'));
  return { ...closing, picture, social: social ? site.social : [] };
}

/** The home page (spec section 2, Home). */
export async function composeHome(page: HomePage, site: Site): Promise<Section[]> {
  const { hero, services, reasons, consultation, closing } = page;
  const video = hero.video && HERO_VIDEO;
  return [
    { type: 'hero', data: { ...(await composeHero(hero)), video, tall: true } },
    { type: 'services', data: services },
    { type: 'reasons', data: reasons },
    { type: 'consultation', data: consultation },
    { type: 'closing', data: await composeClosing(closing, site) },
  ];
}

/** What a contact card shows and where it leads; the facts are those of site.yaml. */
export function composeCard(card: ContactCardContent, site: Site) {
  const facts = {
    email: { primary: site.email, href: `mailto:${site.email}` },
    phone: { primary: site.phone.display, href: `tel:${site.phone.link}` },
    place: {
      primary: site.address.line,
      secondary: `${site.address.city}, ${site.address.country}`,
    },
    hours: { primary: site.hours.days, secondary: site.hours.time },
  }[card.kind];
  return { ...card, ...facts };
}

/** The contact page (spec section 2, Contact). */
export async function composeContact(page: ContactPage, site: Site): Promise<Section[]> {
  const { hero, cards, form, channels, faq, closing } = page;
  return [
    { type: 'hero', data: await composeHero(hero) },
    {
      type: 'contactCards',
      data: { title: hero.title, items: cards.map((card) => composeCard(card, site)) },
    },
    { type: 'contactPanel', data: { form, channels, action: `mailto:${site.email}` } },
    { type: 'faq', data: faq },
    { type: 'closing', data: await composeClosing(closing, site) },
  ];
}

/** The not-found page (spec section 8). */
export async function composeNotFound({
  backgroundImage,
  seo: _seo,
  ...page
}: NotFoundPage): Promise<Section[]> {
  const picture = await findPicture(backgroundImage, 'hero');
  return [{ type: 'notFound', data: { ...page, picture } }];
}
