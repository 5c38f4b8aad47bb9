/** A number that was read, with the currency beside it if there was one; otherwise why it could not be read. */
export type Reading =
  | { value: number; currency: Currency | undefined }
  | { fault: 'none' | 'unclear' };

/** The currencies that the site reckons in (ISO 4217). */
export type Currency = 'AED' | 'USD';

const CURRENCIES: Record<Currency, RegExp> = {
  AED: /^(AED|Dhs?\.?|د\.?إ\.?|درهم)$/iu,
  USD: /^(USD|US[$＄]|[$＄])$/iu,
};

/** Signs that only ever part thousands: spaces, apostrophes, the underscore, the Arabic separator. */
const THOUSANDS = /\p{Zs}|['‘’ʼ`´′＇_٬]/gu;

/** The value of a decimal digit of any script: digits of a script follow each other from zero (Unicode, 4.6). */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let below = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - below - 1))) below += 1;
  return `${below % 10}`;
}

/**
 * The text in ASCII: `_` parts thousands, `;` is the Arabic decimal separator, and comma and point may be either.
 * Marks that nobody sees, such as those of direction in pasted text, are left out.
 */
const plain = (text: string): string =>
  text
    .replace(/[\p{Cf}\p{Variation_Selector}]/gu, '')
    .trim()
    .replace(/\p{Nd}/gu, digitOf)
    .replace(THOUSANDS, '_')
    .replace(/[،，]/g, ',')
    .replace(/．/g, '.')
    .replace(/٫/g, ';');

/** Digits alone, in groups of three, or with commas in the groups of India: `24,000,000`, `2,40,00,000`. */
const WHOLE = /^(?:\d+|[1-9]\d{0,2}([_,.])\d{3}(?:\1\d{3})*|[1-9]\d?(?:,\d\d)+,\d{3})$/;

/** The number that digits and separators write; undefined where they may write more than one. */
function numberIn(written: string): number | undefined {
  // One or two digits behind a comma or a point are a fraction.
  const [, whole = '', decimal, fraction = '0'] =
    /^(.*?)(?:([.,](?=\d\d?$)|;)(\d+))?$/.exec(written) ?? [];
  const [separator] = /\D/.exec(whole) ?? [];
  if (!WHOLE.test(whole) || (separator && separator === decimal)) return undefined;
  // The site parts thousands by commas, so one comma does; one point may stand before a fraction.
  if (!decimal && /^\d+\.\d+$/.test(whole)) return undefined;
  return Number(`${whole.replace(/\D/g, '')}.${fraction}`);
}

/** A currency before or behind a number, and the number. */
function withoutCurrency(written: string): { digits: string; currency: Currency | undefined } {
  const [, before = '', digits = '', behind = ''] =
    /^([^\d_,;-]*)[_.]?(\d.*?)_?([^\d_,;]*)$/u.exec(written) ?? [];
  const marks = [before, behind].filter(Boolean);
  const found = (Object.keys(CURRENCIES) as Currency[]).find((name) =>
    CURRENCIES[name].test(marks[0] ?? ''),
  );
  return found && marks.length === 1
    ? { digits, currency: found }
    : { digits: written, currency: undefined };
}

/**
 * Reads a number as people write it, never as one that is larger or smaller by a power of ten: `24,000,000`,
 * `24.000.000,00`, `24’000’000`, `2,40,00,000`, `AED 24 000`, `٢٤٬٠٠٠`, `２４０００`, `0,5`. What may be two numbers,
 * such as `24.000`, is unclear.
 */
export function readNumber(text: string): Reading {
  const { digits, currency } = withoutCurrency(plain(text));
  if (!/^\d+([_,.;]\d+)*$/.test(digits)) return { fault: 'none' };
  const value = numberIn(digits);
  return value === undefined ? { fault: 'unclear' } : { value, currency };
}

/** What a field for a whole number takes. */
export interface WholeNumbers {
  bounds: { min: number; max: number };
  /** The currency of its amounts; a field without one takes no currency. */
  currency?: Currency | undefined;
}

/** A whole number within bounds, or why there is none. */
export type WholeReading = { value: number } | { fault: 'number' | 'unclear' | 'currency' };

/** Reads a whole number within bounds by `readNumber`. An amount in another currency is not converted. */
export function readWhole(text: string, { bounds, currency }: WholeNumbers): WholeReading {
  const read = readNumber(text);
  if ('fault' in read) return { fault: read.fault === 'none' ? 'number' : 'unclear' };
  const { value } = read;
  if (read.currency && read.currency !== currency)
    return { fault: currency ? 'currency' : 'number' };
  const isTaken = Number.isInteger(value) && value >= bounds.min && value <= bounds.max;
  return isTaken ? { value } : { fault: 'number' };
}
