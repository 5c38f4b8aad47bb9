import { message, messageWith } from '@falaj/contract/messages/sentence.ts';
import { z } from 'astro/zod';
import { counted } from '../shared/counted.ts';

/** The messages of the contact form, from the first field to the receipt. */
export const formMessages = z.strictObject({
  faults: counted,
  tooLong: messageWith('label', 'limit').describe(
    'At a field that holds more characters than we take',
  ),
  left: counted.describe('Near the end of what a field takes'),
  over: counted.describe('Beyond that end'),
  trap: message.describe('Label of a field that only programs see'),
  news: message.describe('Name of the answer about news, in the e-mail'),
  yes: message,
  no: message,
  sending: message,
  again: messageWith('attempt', 'tries'),
  subject: messageWith('about', 'reference').describe(
    'Subject of the e-mail; {about} is the topic or the interest, and the company',
  ),
  plainSubject: message.describe('Subject of an e-mail that no script could name better'),
  orWrite: message.describe('Before the address, beside the button'),
  reference: message,
  written: message,
  replyBy: message,
  replyIfNow: message.describe('Before the e-mail was sent: the time counts from when it arrives'),
  times: messageWith('office', 'city'),
  timesBoth: messageWith('office', 'city', 'own'),
  handedTitle: message,
  handedText: messageWith('email'),
  failedTitle: message,
  failedText: messageWith('email'),
  offlineTitle: message,
  offlineText: message,
  tryAgain: message,
  long: message.describe('When the mail program takes only the beginning'),
  sentTitle: message,
  sentText: message,
  takenTitle: message,
  takenText: message,
  saved: message.describe('Told of what stays once the visitor has sent the e-mail'),
  savedHere: message.describe('Told of what stays after the message has arrived'),
  iSentIt: message,
  back: message,
  another: message,
});

/** The messages for copying, saving or sending a text when the form cannot send it. */
export const handOverMessages = z.strictObject({
  openMail: message,
  copy: message,
  copied: message,
  copyFailed: message,
  save: message,
  text: message,
  shortened: message.describe('First line of an e-mail that was too long for a mail program'),
});

/** The messages of the newsletter's form. */
export const newsletterMessages = z.strictObject({
  missing: message,
  invalid: message,
  feeds: message,
  feedsInstead: message,
  sending: message,
  again: messageWith('attempt', 'tries'),
  subject: message,
  request: messageWith('email').describe('The e-mail that asks to be added'),
  notYetTitle: message,
  notYetText: message,
  failedTitle: message,
  failedText: message,
  offlineTitle: message,
  offlineText: message,
  takenTitle: message,
  takenText: messageWith('email'),
  back: message,
});
