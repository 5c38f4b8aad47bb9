/**
 * Fills the placeholders of a sentence: `fill('{day} in Dubai', { day: 'Sunday' })`. A placeholder without a
 * value stays, so that a mistake in the content can be seen.
 */
export const fill = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
