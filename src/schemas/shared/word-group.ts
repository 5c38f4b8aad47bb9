import { z } from 'astro/zod';
import { word } from './text.ts';

/** The words of a text, as a union. */
type Words<Text extends string> = Text extends `${infer First} ${infer Rest}`
  ? First | Words<Rest>
  : Text;

/** A group of words, given by their keys with spaces between them. */
export const group = <Keys extends string>(...keys: Keys[]) =>
  z.strictObject(
    Object.fromEntries(keys.flatMap((text) => text.split(' ')).map((key) => [key, word])) as Record<
      Words<Keys>,
      typeof word
    >,
  );
