import { group, message, messageWith } from '@falaj/contract/messages/sentence.ts';
import { counted } from '../shared/counted.ts';

/** The messages of the contact form, from the first field to the receipt. */
export const formMessages = group(
  'yes no sending again{attempt,tries} reference written replyBy times{office,city}',
  'timesBoth{office,city,own} handedTitle handedText{email} failedTitle failedText{email}',
  'offlineTitle offlineText tryAgain sentTitle sentText takenTitle takenText iSentIt back another',
).extend({
  faults: counted,
  tooLong: messageWith('label', 'limit').describe(
    'At a field that holds more characters than we take',
  ),
  left: counted.describe('Near the end of what a field takes'),
  over: counted.describe('Beyond that end'),
  trap: message.describe('Label of a field that only programs see'),
  news: message.describe('Name of the answer about news, in the e-mail'),
  subject: messageWith('about', 'reference').describe(
    'Subject of the e-mail; {about} is the topic or the interest, and the company',
  ),
  plainSubject: message.describe('Subject of an e-mail that no script could name better'),
  orWrite: message.describe('Before the address, beside the button'),
  replyIfNow: message.describe('Before the e-mail was sent: the time counts from when it arrives'),
  long: message.describe('When the mail program takes only the beginning'),
  saved: message.describe('Told of what stays once the visitor has sent the e-mail'),
  savedHere: message.describe('Told of what stays after the message has arrived'),
});

/** The messages for copying, saving or sending a text when the form cannot send it. */
export const mailtoFallbackMessages = group('openMail copy copied copyFailed save text').extend({
  shortened: message.describe('First line of an e-mail that was too long for a mail program'),
});

/** The messages of the newsletter's form. */
export const newsletterMessages = group(
  'missing invalid feeds feedsInstead sending again{attempt,tries} subject notYetTitle notYetText',
  'failedTitle failedText offlineTitle offlineText takenTitle takenText{email} back',
).extend({ request: messageWith('email').describe('The e-mail that asks to be added') });
