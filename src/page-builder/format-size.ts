import { pageLanguage } from '../lib/page-language.ts';

/**
 * The size of a file in words: `184 kB`, `1.2 MB`. A kilobyte is 1000 bytes (IEC 80000-13).
 * @param bytes length of the file
 * @param language of the text around it, as a language tag (BCP 47)
 */
export function formatSize(bytes: number, language: string = pageLanguage()): string {
  const [value, unit] = bytes < 999_500 ? [bytes / 1e3, 'kilobyte'] : [bytes / 1e6, 'megabyte'];
  const maximumFractionDigits = value < 10 ? 1 : 0;
  return value.toLocaleString(language, { style: 'unit', unit, maximumFractionDigits });
}
