import heroAv1 from '/media/video/hero.av1.mp4?url';
import heroH264 from '/media/video/hero.h264.mp4?url';
import heroSmallAv1 from '/media/video/hero-small.av1.mp4?url';
import heroSmallH264 from '/media/video/hero-small.h264.mp4?url';
import { findPicture } from '../../content/pictures.ts';
import { read } from '../../content/reader.ts';
import { getSearchEntries } from '../../content/search.ts';
import { fill } from '../../lib/fill.ts';
import { languageTag } from '../../lib/language-tag.ts';
import { messagingLink } from '../../lib/links.ts';
import type { ChannelCardContent, ContactCardContent } from '../../schemas/cards.ts';
import type { ContactPage, HomePage, NotFoundPage } from '../../schemas/pages.ts';
import type { SearchPageContent } from '../../schemas/search.ts';
import type { Site } from '../../schemas/site.ts';
import type { Section } from '../../sections/registry.ts';
import { composeAround, composeClosing, composeHero } from './bands.ts';
import type { Context } from './context.ts';

/** The hero loop, best first; types carry codecs, so that browsers choose without fetching. */
const HERO_VIDEO = [
  { small: heroSmallAv1, wide: heroAv1, type: 'video/mp4; codecs="av01.0.08M.08"' },
  { small: heroSmallH264, wide: heroH264, type: 'video/mp4; codecs="avc1.640028"' },
];

/** The home page. */
export async function composeHome(page: HomePage, { site }: Context): Promise<Section[]> {
  const { services, reasons, consultation, closing } = page;
  const video = page.hero.video && HERO_VIDEO;
  const hero = await composeHero(page.hero);
  return [
    { type: 'hero', data: { ...hero, video, tall: true } },
    { type: 'services', data: services },
    { type: 'reasons', data: reasons },
    { type: 'consultation', data: consultation },
    { type: 'closing', data: composeClosing(closing, site, hero.picture) },
  ];
}

/** What a contact card shows and where it leads; what it leaves out is taken from site.yaml. */
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
  return { ...facts, ...card };
}

/** Topics of a message by the words that links and bookings put into it. */
function composeSubjects({ topics }: ContactPage['form'], booking: ContactPage['booking']) {
  const [start = ''] = booking.proposal.message.split('{duration}');
  const sessions = booking.sessions.map(({ title }) => ({
    says: fill(start, { session: title }),
    name: title,
  }));
  return [...topics.map(({ name, message }) => ({ name, says: message })), ...sessions];
}

/** A side card; one that says whether people answer gets the office hours. */
export function composeChannel(channel: ChannelCardContent, site: Site) {
  return channel.officeStatus
    ? { ...channel, hours: site.hours, locale: languageTag(site.locale) }
    : channel;
}

/** The company as its forms need it. */
export const composeOffice = ({ brand, email, address, hours, locale }: Site) => ({
  brand,
  email,
  city: address.city,
  hours,
  locale: languageTag(locale),
});

/** The contact page; calendar entries name its full address. */
export async function composeContact(
  page: ContactPage,
  { site, url }: Context,
): Promise<Section[]> {
  const { hero, cards, form, channels, booking, faq } = page;
  const office = composeOffice(site);
  return composeAround(page, site, [
    {
      type: 'contactCards',
      data: { title: hero.title, items: cards.map((card) => composeCard(card, site)) },
    },
    {
      type: 'contactPanel',
      data: {
        form,
        channels: channels.map((channel) => composeChannel(channel, site)),
        office,
        endpoint: site.endpoint,
        subjects: composeSubjects(form, booking),
      },
    },
    {
      type: 'booking',
      data: { booking, office: { ...office, chat: messagingLink(site), page: url } },
    },
    { type: 'faq', data: faq },
  ]);
}

/** The search page: every page by its group, groups in the order of the site, pages from A to Z. */
export async function composeSearch(
  { seo: _seo, index, backgroundImage, ...page }: SearchPageContent,
  { locale }: Context,
): Promise<Section[]> {
  const [entries, navigation] = await Promise.all([
    getSearchEntries(locale),
    read('navigation', locale),
  ]);
  const contact = navigation.contact.href;
  const groups = [...Map.groupBy(entries, ({ group }) => group)].map(([name, pages]) => ({
    name,
    links: pages
      .map(({ id, title }) => ({ href: id, text: title }))
      .sort((a, b) => a.text.localeCompare(b.text)),
  }));
  const picture = await findPicture(backgroundImage, 'hero');
  return [{ type: 'searchPage', data: { ...page, picture, contact, index: { ...index, groups } } }];
}

/** The not-found page. */
export async function composeNotFound({
  backgroundImage,
  seo: _seo,
  ...page
}: NotFoundPage): Promise<Section[]> {
  const picture = await findPicture(backgroundImage, 'hero');
  return [{ type: 'notFound', data: { ...page, picture } }];
}
