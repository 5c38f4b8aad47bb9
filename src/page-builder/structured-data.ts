import { originalPath } from '@falaj/contract/locale.ts';
import { fullAddress } from '../content/read/origin.ts';
import type { Article } from '../schemas/library/article.ts';
import type { FaqItem } from '../schemas/offer/faq.ts';
import type { Site } from '../schemas/site/site.ts';

/** A schema.org object. */
export type Thing = Record<string, unknown>;

/** A page on the way from the home page to the present one. */
export interface Crumb {
  name: string;
  path: string;
}

const organizationId = (origin: string) => `${origin}/#organization`;

/**
 * The company and its site (schema.org Organization, WebSite). The home page has all of the company's facts;
 * every other page names the company and refers to the home page.
 * @param path of the page
 */
export function siteThings(site: Site, origin: string, path: string): Thing[] {
  const { address, brand, description, email, legalName, phone } = site;
  const organization = {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: brand,
    url: origin,
  };
  if (originalPath(path) !== '/') return [organization];
  return [
    {
      ...organization,
      legalName,
      description,
      logo: `${origin}/icon-512.png`,
      email,
      telephone: phone.link,
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.line,
        addressLocality: address.city,
        addressCountry: address.countryCode,
      },
    },
    {
      '@type': 'WebSite',
      '@id': `${fullAddress(path, origin)}/#website`,
      name: brand,
      url: fullAddress(path, origin),
      inLanguage: site.lang,
      publisher: { '@id': organizationId(origin) },
    },
  ];
}

/** The pages on the way to a page (schema.org BreadcrumbList). */
export const breadcrumbThing = (crumbs: Crumb[], origin: string): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: new URL(path, origin).href,
  })),
});

/** The service of an offer's page (schema.org Service). */
export const serviceThing = (
  name: string,
  description: string,
  url: string,
  origin: string,
): Thing => ({
  '@type': 'Service',
  name,
  description,
  url,
  provider: { '@id': organizationId(origin) },
});

/** Questions and answers of a page (schema.org FAQPage). */
export const faqThing = (items: FaqItem[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/**
 * An article of the blog (schema.org BlogPosting). The company is named as the author, since authors are
 * masked.
 * @param url full address of the article
 * @param picture path of its picture
 */
export const articleThing = (
  { title, excerpt, date, tags, category }: Article,
  url: string,
  picture: string,
  origin: string,
): Thing => ({
  '@type': 'BlogPosting',
  headline: title,
  description: excerpt,
  datePublished: date,
  articleSection: category,
  keywords: tags.join(', '),
  url,
  image: new URL(picture, origin).href,
  author: { '@id': organizationId(origin) },
  publisher: { '@id': organizationId(origin) },
});

/** One JSON-LD graph, safe inside a script element. */
export const jsonLd = (things: Thing[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
