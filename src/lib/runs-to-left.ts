/** Scripts that run from right to left, of which browsers do not all say so by themselves (ISO 15924). */
const TO_LEFT = ['Arab', 'Hebr'];

/**
 * Whether a language is written from right to left.
 * @param language as a language tag (BCP 47)
 */
export const runsToLeft = (language: string): boolean =>
  TO_LEFT.includes(new Intl.Locale(language).maximize().script ?? '');
