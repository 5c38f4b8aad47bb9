import { z } from 'zod';
import { group, message } from './sentence.ts';

const emailTemplate = group('subject{reference} text{session,times,reference,link}');

/** The desk's messages about bookings: in e-mails, in calendars, and on its pages. */
const booking = z.strictObject({
  booked: emailTemplate.describe('To the visitor, once'),
  moved: emailTemplate.describe('To the visitor, at each move'),
  cancelled: emailTemplate.describe('To the visitor; {link} leads to the page with times'),
  reminder: emailTemplate.describe('To the visitor, a day before'),
  calendar: group('title{session} place text{reference,link}').describe('The entry in a calendar'),
  labels: group('session office yours zone time choose').describe('Names of facts and fields'),
  why: group('taken closed many changed zone').describe(
    'Why a time cannot be had, or cannot be shown in the visitor’s time zone, said kindly',
  ),
  pages: z
    .strictObject({
      times: group('title text show book none').describe(
        'Free times, for visitors without scripts',
      ),
      booked: group('title text').describe('After a time was booked there'),
      held: group('title text move cancel cancelText').describe('Behind the link of an e-mail'),
      moved: group('title text').describe('After the button that moves'),
      cancelled: group('title text').describe('After the button that cancels'),
    })
    .describe('Pages of the desk'),
});

/** A page of the desk: headline and text. */
const page = group('title text');
/** A page with a button. */
const question = group('title text button');

/** content/desk.yaml: what the enquiry desk says to visitors, on its pages and in its e-mails. */
export const desk = z.strictObject({
  home: message.describe('The link on each of its pages'),
  pages: z
    .strictObject({
      received: page.describe('After the contact form'),
      signUp: page.describe(
        'After the newsletter’s form; the same for known and unknown addresses',
      ),
      invalid: group('title text{limit}').describe(
        'When fields are missing or not right, or more was sent than a form can hold',
      ),
      busy: group('title text kept button').describe(
        'When somebody asks too often, or nothing can be kept now, and with what was typed below it',
      ),
      offline: page.describe(
        'Where no desk answers; a proxy shows it, which cannot know what was typed',
      ),
      expired: page.describe('When a link is not, or no longer, valid'),
      confirm: question.describe('Behind the link that confirms the newsletter'),
      confirmed: page.describe('After its button'),
      leave: question.describe('Behind the link that ends the newsletter'),
      left: page.describe('After its button'),
    })
    .describe('Pages for visitors without scripts, and behind the links of e-mails'),
  receipt: group('subject{reference} text{reference,reply}').describe(
    'The e-mail that tells the visitor',
  ),
  answer: group('quote{time}').describe('What staff write to the visitor'),
  booking: booking.describe('Sessions that visitors book'),
  optIn: group('subject text{link}').describe('The e-mail that asks to confirm the newsletter'),
  issue: group('footer{link}').describe('E-mails of the newsletter, and what ends each of them'),
});

export type DeskMessages = z.infer<typeof desk>;
