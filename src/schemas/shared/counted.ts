import { word, wordsWith } from '@falaj/contract/words/sentence.ts';
import { z } from 'astro/zod';

const form = word.optional();

/** A sentence with a number, in the forms that the language distinguishes (CLDR plural rules). */
export const counted = z
  .strictObject({
    zero: form,
    one: form,
    two: form,
    few: form,
    many: form,
    other: wordsWith('n'),
  })
  .describe('Forms of a sentence with {n}: English needs one and other, Arabic all six');
