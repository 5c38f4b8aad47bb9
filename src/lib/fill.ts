/**
 * Puts values into a sentence of the content: `fill('{day} in Dubai', { day: 'Sunday' })`.
 * A name without a value stays as it is, so that a slip in the content can be seen.
 */
export const fill = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
