import { message, messageWith, withPlaces } from '@falaj/contract/messages/sentence.ts';
import { z } from 'astro/zod';

// A form for one or two can do without the number.
const form = withPlaces(message.describe('For numbers of its kind; {n} is the number'), [
  'n',
]).optional();

/** A sentence with a number, in the forms that the language distinguishes (CLDR plural rules). */
export const counted = z
  .strictObject({
    zero: form,
    one: form,
    two: form,
    few: form,
    many: form,
    other: messageWith('n'),
  })
  .describe('Forms of a sentence with {n}: English needs one and other, Arabic all six');
