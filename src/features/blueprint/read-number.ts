const ZEROS = [0x660, 0x6f0];

/** Replaces Arabic-Indic and Persian digits by those that programs read. */
const latin = (text: string) =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = ZEROS.findLast((first) => code >= first) ?? 0;
    return `${code - zero}`;
  });

/**
 * Reads a whole number as people type it: `24,000,000`, `$24 000 000`, `٢٤٠٠`.
 * @returns undefined if it is no whole number, or outside the bounds
 */
export function readNumber(
  text: string,
  { min, max }: { min: number; max: number },
): number | undefined {
  const digits = latin(text).replace(/[\s,'’٬_$]/g, '');
  const value = /^\d{1,14}$/.test(digits) ? Number(digits) : Number.NaN;
  return value >= min && value <= max ? value : undefined;
}
