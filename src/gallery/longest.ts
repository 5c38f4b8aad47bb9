import { z } from 'astro/zod';
import { isDuration } from '../schemas/shared/duration.ts';
import { unwrap } from '../schemas/shared/inside.ts';
import { picture } from '../schemas/shared/picture.ts';
import { examplePicture } from './picture.ts';

const SENTENCES = [
  'The register of the land office stays the record of title, and each share points to one entry of it.',
  'A transfer asks the identity registry first, so a wallet that may not hold the share cannot receive it.',
  'Counterparties reconcile the same balance every evening, which a spreadsheet had promised for years.',
  'Distributions follow the register of the record date, and the administrator signs the list before it is paid.',
  'Infrastructure that must not fail is tested by people who are paid to break it, one week before launch.',
  'Custodians keep half of the key, the issuer keeps the other half, and neither half moves anything alone.',
  'Non-transferability, record-keeping and re-identification are rules that a contract reads before it acts.',
  'An auditor follows one number from the printed report back to the meter, the valve or the vault shelf.',
];

/**
 * Text of exactly the greatest length that a schema allows, to see whether the layout copes.
 * @param max length in characters
 * @param start index of the sentence it begins with, so that neighbours differ
 */
export function longest(max: number, start = 0): string {
  const turned = SENTENCES.map((_, index) => SENTENCES[(index + start) % SENTENCES.length]);
  const cut = turned.join(' ').repeat(2).slice(0, max);
  // A space at the end would be trimmed, which would make the text one character too short.
  return cut.endsWith(' ') ? `${cut.slice(0, -1)}.` : cut;
}

/** What stands for a field whose text follows a pattern: the shape of an address or a name, never its length. */
const patterned = (start: number) => [
  '/contact',
  `name-${start}`,
  'https://falaj.example',
  '2026-09-30',
  '12:00',
  `${longest(20)} {n} {amount} {email}`,
];

function fullest(schema: z.core.$ZodType, start: number): unknown {
  if (isDuration(schema)) return { unit: 'week', min: 24, max: 36 };
  const inner = unwrap(schema);
  if (inner === unwrap(picture)) return examplePicture;
  if (inner instanceof z.ZodUnion) return inner.options[0] && fullest(inner.options[0], start);
  if (inner instanceof z.ZodEnum) return inner.options[start % inner.options.length];
  if (inner instanceof z.ZodLiteral) return inner.value;
  if (inner instanceof z.ZodNumber) return Math.min(inner.maxValue ?? 9999, 9999);
  if (inner instanceof z.ZodBoolean) return true;
  if (inner instanceof z.ZodObject) {
    const fields = Object.entries<z.core.$ZodType>(inner.shape);
    return Object.fromEntries(
      fields.map(([name, field], index) => [name, fullest(field, start + index)]),
    );
  }
  if (inner instanceof z.ZodArray) {
    const length = inner._zod.bag.maximum ?? inner._zod.bag.length ?? 6;
    return Array.from({ length: Math.min(Number(length), 12) }, (_, index) =>
      fullest(inner.element, start + index),
    );
  }
  if (inner instanceof z.ZodTuple)
    return inner.def.items.map((item, index) => fullest(item, start + index));
  if (inner instanceof z.ZodString) {
    const text = longest(inner.maxLength ?? 60, start);
    return [text, ...patterned(start)].find((value) => z.safeParse(inner, value).success) ?? text;
  }
  return undefined;
}

/**
 * The fullest content that a schema allows: every field given, every text and list as long as it may be.
 * @param schema of a section's content
 * @param start index of the first sentence, so that neighbours differ
 */
export const longestOf = <Schema extends z.ZodType>(schema: Schema, start = 0): z.infer<Schema> =>
  fullest(schema, start) as z.infer<Schema>;
