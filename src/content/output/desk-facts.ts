import type { DeskFacts } from '@falaj/contract/desk-facts.ts';
import type { Locale } from '../../lib/locale.ts';
import { getArticles } from '../read/articles.ts';
import { read } from '../read/reader.ts';

/** How many of the newest articles an issue of the newsletter can be about. */
const ARTICLES = 20;

/**
 * Collects what the enquiry desk needs to know of the site: the company, the choices of the forms, and the
 * desk's own words.
 */
export function deskFacts(locale: Locale, origin: string): DeskFacts {
  const site = read('site', locale);
  const contact = read('contact', locale);
  const words = read('words', locale);
  return {
    origin,
    brand: site.brand,
    email: site.email,
    city: site.address.city,
    locale: site.locale,
    hours: site.hours,
    sessions: contact.booking.sessions,
    /** The sentence about the visitor's time, as in the picker. */
    yourTime: contact.booking.picker.yourTime,
    times: { office: contact.booking.proposal.office, yours: contact.booking.proposal.yours },
    fields: contact.form.fields,
    /** The consents, in the words of the contact form's box and of the newsletter's form. */
    consent: { message: contact.form.news, newsletter: read('blog', locale).newsletter.privacy },
    form: words.form,
    /** The articles that an issue of the newsletter can be about. */
    articles: getArticles(locale)
      .slice(0, ARTICLES)
      .map(({ path, article }) => ({
        path,
        title: article.title,
        excerpt: article.excerpt,
        date: new Date(article.date).toISOString().slice(0, 10),
      })),
    desk: read('desk', locale),
  };
}
