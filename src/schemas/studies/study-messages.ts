import { message, messageWith } from '@falaj/contract/messages/sentence.ts';
import { z } from 'astro/zod';

/** Labels, column heads and states of the studies on the case-studies page. */
export const studyMessages = z.strictObject({
  decision: message,
  calculation: message,
  less: message.describe('What screen readers say for the sign of a subtraction'),
  leaves: message.describe('What screen readers say for the sign before the result'),
  class: message,
  units: message,
  lists: message,
  others: message.describe('Who the holders are that are summed up in one row'),
  standsFor: messageWith('n'),
  merged: messageWith('n', 'double', 'holders'),
  owes: message,
  net: message,
  pays: messageWith('n'),
  gets: messageWith('n'),
  even: message,
  balance: messageWith('n'),
  serial: messageWith('n'),
  refused: message,
  taken: messageWith('name', 'first', 'last'),
  free: message,
});
