import { existsSync, readFileSync } from 'node:fs';

/** The drawing of the logo in a language (BCP 47); `media/logo.svg` where the language has none of its own. */
export function logoDrawing(lang: string): string {
  const own = `media/logo-${lang}.svg`;
  return readFileSync(existsSync(own) ? own : 'media/logo.svg', 'utf8');
}
