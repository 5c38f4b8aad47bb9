import { z } from 'astro/zod';
import { word, wordsWith } from '../shared/text.ts';
import { group } from '../shared/word-group.ts';

/** An e-mail to the visitor about a booking. */
const letter = (...places: string[]) =>
  z.strictObject({ subject: wordsWith('reference'), text: wordsWith(...places) });

/** The desk's words about bookings: in e-mails, in calendars, and on its pages. */
export const deskBooking = z.strictObject({
  booked: letter('session', 'times', 'reference', 'link').describe('To the visitor, once'),
  moved: letter('session', 'times', 'reference', 'link').describe('To the visitor, at each move'),
  cancelled: letter('session', 'times', 'reference', 'link').describe(
    'To the visitor; {link} leads to the page with times',
  ),
  team: z
    .strictObject({
      booked: wordsWith('reference'),
      moved: wordsWith('reference'),
      cancelled: wordsWith('reference'),
      erased: word,
      erasedText: word,
      byVisitor: word,
      byStaff: word,
      before: wordsWith('times'),
    })
    .describe('Subjects of the e-mails to the office, and who did it'),
  calendar: z
    .strictObject({
      title: wordsWith('session'),
      teamTitle: wordsWith('session', 'name'),
      place: word,
      text: wordsWith('reference', 'link'),
      teamText: wordsWith('reference'),
      erased: word,
    })
    .describe('The entry in a calendar'),
  labels: group('session office yours zone time choose').describe('Names of facts and fields'),
  why: group('taken closed many changed').describe('Why a time cannot be had, said kindly'),
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
