import { fill } from '@falaj/contract/fill.ts';
import { latinDigits } from '@falaj/contract/languages.ts';
import { DEFAULT_LOCALE, type Locale } from '@falaj/contract/locale.ts';
import { referencePrefix } from '@falaj/contract/receipt.ts';
import { read } from '../content/read/reader.ts';
import { pickBookingMessages } from '../features/booking/booking-messages.ts';
import type { ContactCardContent, ContactMethodCardContent } from '../schemas/pages/cards.ts';
import type { ContactPage } from '../schemas/pages/contact-page.ts';
import type { Messages } from '../schemas/site/messages.ts';
import type { Site } from '../schemas/site/site.ts';

/** What a contact card shows and links to; what it leaves out comes from site.yaml. */
export function cardData(card: ContactCardContent, site: Site) {
  const facts = {
    email: { primary: site.email, href: `mailto:${site.email}` },
    phone: { primary: site.phone.display, href: `tel:${site.phone.link}` },
    place: {
      primary: site.address.line,
      secondary: site.address.place,
    },
    hours: { primary: site.hours.days, secondary: site.hours.time },
  }[card.kind];
  return { ...facts, ...card };
}

/** The topics of a message, found by the words that links and bookings put into it. */
export function subjectsOf({ topics }: ContactPage['form'], booking: ContactPage['booking']) {
  const [start = ''] = booking.proposal.message.split('{duration}');
  const sessions = booking.sessions.map(({ title }) => ({
    says: fill(start, { session: title }),
    name: title,
  }));
  return [...topics.map(({ name, message }) => ({ name, says: message })), ...sessions];
}

/** A side card; one that says whether people answer is given the office hours. */
export function channelData(channel: ContactMethodCardContent, site: Site) {
  return channel.officeStatus ? { ...channel, hours: site.hours, locale: site.locale } : channel;
}

/**
 * What the forms need to know of the company.
 * @param language of the page, in which the desk answers
 */
export const officeData = ({ brand, email, address, hours, locale }: Site, language: Locale) => ({
  brand,
  prefix: referencePrefix(read('site', DEFAULT_LOCALE).brand),
  language,
  email,
  city: address.city,
  hours,
  locale: latinDigits(locale),
});

/** The messages of the picker and, where the endpoint is an enquiry desk, what it needs to book at once. */
export function bookingData(
  { booking, form }: ContactPage,
  { endpoint, bookings }: Site,
  messages: Messages,
) {
  const { direct, ...copy } = booking;
  if (!endpoint || !bookings) return { booking: copy };
  const { intro, startHint, notice } = direct;
  // The desk's other addresses are next to the one that takes bookings.
  const beside = (name: string) => endpoint.replace(/[^/]+$/, name);
  return {
    booking: { ...copy, intro, picker: { ...copy.picker, startHint, notice } },
    desk: {
      endpoint,
      slots: beside('slots'),
      times: beside('times'),
      copy: direct,
      fields: form.fields,
      messages: pickBookingMessages(messages),
    },
  };
}
