import { word, wordsWith } from '@falaj/contract/words/sentence.ts';
import { z } from 'astro/zod';
import { counted } from '../shared/counted.ts';

/** The words of the contact form, from the first field to the receipt. */
export const formWords = z.strictObject({
  faults: counted,
  tooLong: wordsWith('label', 'limit').describe(
    'At a field that holds more characters than we take',
  ),
  left: counted.describe('Near the end of what a field takes'),
  over: counted.describe('Beyond that end'),
  trap: word.describe('Label of a field that only programs see'),
  news: word.describe('Name of the answer about news, in the e-mail'),
  yes: word,
  no: word,
  sending: word,
  again: wordsWith('attempt', 'tries'),
  subject: wordsWith('about', 'reference').describe(
    'Subject of the e-mail; {about} is the topic or the interest, and the company',
  ),
  plainSubject: word.describe('Subject of an e-mail that no script could name better'),
  orWrite: word.describe('Before the address, beside the button'),
  reference: word,
  written: word,
  replyBy: word,
  replyIfNow: word.describe('Before the e-mail was sent: the time counts from when it arrives'),
  times: wordsWith('office', 'city'),
  timesBoth: wordsWith('office', 'city', 'own'),
  handedTitle: word,
  handedText: wordsWith('email'),
  failedTitle: word,
  failedText: wordsWith('email'),
  offlineTitle: word,
  offlineText: word,
  tryAgain: word,
  long: word.describe('When the mail program takes only the beginning'),
  sentTitle: word,
  sentText: word,
  takenTitle: word,
  takenText: word,
  saved: word.describe('Told of what stays once the visitor has sent the e-mail'),
  savedHere: word.describe('Told of what stays after the message has arrived'),
  iSentIt: word,
  back: word,
  another: word,
});

/** The words for copying, saving or sending a text when the form cannot send it. */
export const handOverWords = z.strictObject({
  openMail: word,
  copy: word,
  copied: word,
  copyFailed: word,
  save: word,
  text: word,
  shortened: word.describe('First line of an e-mail that was too long for a mail program'),
});

/** The words of the newsletter's form. */
export const newsletterWords = z.strictObject({
  missing: word,
  invalid: word,
  feeds: word,
  feedsInstead: word,
  sending: word,
  again: wordsWith('attempt', 'tries'),
  subject: word,
  request: wordsWith('email').describe('The e-mail that asks to be added'),
  notYetTitle: word,
  notYetText: word,
  failedTitle: word,
  failedText: word,
  offlineTitle: word,
  offlineText: word,
  takenTitle: word,
  takenText: wordsWith('email'),
  back: word,
});
