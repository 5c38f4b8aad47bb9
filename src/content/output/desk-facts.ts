import type { DeskFacts, VisitorMessages } from '@falaj/contract/desk-facts.ts';
import { latinDigits } from '@falaj/contract/languages.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale, localPath } from '@falaj/contract/locale.ts';
import { referencePrefix } from '@falaj/contract/receipt.ts';
import { getArticles } from '../read/articles.ts';
import { read } from '../read/reader.ts';

/** How many of the newest articles an issue of the newsletter can be about. */
const ARTICLES = 20;

/** What the desk knows of the company, and says to visitors, in a language. */
function visitorMessages(locale: Locale): VisitorMessages {
  const site = read('site', locale);
  const contact = read('contact', locale);
  return {
    brand: site.brand,
    city: site.address.city,
    locale: latinDigits(site.locale),
    hours: site.hours,
    sessions: contact.booking.sessions,
    regions: contact.booking.picker.regions,
    yourTime: contact.booking.picker.yourTime,
    times: { office: contact.booking.proposal.office, yours: contact.booking.proposal.yours },
    fields: contact.form.fields,
    consent: { message: contact.form.news, newsletter: read('blog', locale).newsletter.privacy },
    form: read('messages', locale).form,
    contact: localPath('/contact', locale),
    desk: read('desk', locale),
  };
}

/**
 * Collects what the enquiry desk needs to know of the site: the company, the choices of the forms, and the
 * desk's own words, in every published language.
 */
export function deskFacts(origin: string, locales = LOCALES): DeskFacts {
  const { brand, email } = read('site', DEFAULT_LOCALE);
  return {
    origin,
    email,
    prefix: referencePrefix(brand),
    articles: getArticles(DEFAULT_LOCALE)
      .slice(0, ARTICLES)
      .map(({ path, article }) => ({
        path,
        title: article.title,
        excerpt: article.excerpt,
        date: new Date(article.date).toISOString().slice(0, 10),
      })),
    language: DEFAULT_LOCALE,
    languages: Object.fromEntries(locales.map((locale) => [locale, visitorMessages(locale)])),
    office: read('inbox', DEFAULT_LOCALE).emailTemplates,
  };
}
