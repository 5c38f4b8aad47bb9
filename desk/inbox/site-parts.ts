import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inbox } from '@falaj/contract/messages/inbox.ts';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const FONTS = pathOf('site-fonts.css');
const CONTENT = pathOf('../../content/inbox.yaml');
const MESSAGES = '\0words';

/** The style sheet of the company's two font families. */
function fontStyles(): string {
  const file = fileURLToPath(import.meta.resolve('@falaj/site/styles/fonts.json'));
  const families: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  const roles = Object.entries(families);
  const idOf = (family: string) => family.toLowerCase().replaceAll(' ', '-');
  const imports = roles.map(
    ([, family]) => `@import "@fontsource-variable/${idOf(family)}/index.css";`,
  );
  const variables = roles.map(
    ([role, family]) => `--font-${role}: "${family} Variable", "${role} fallback", sans-serif;`,
  );
  // What the site has changed of a family comes after it, and so before it in use (src/fonts/fonts.ts).
  const changed = globSync(pathOf('../../media/fonts/*-latin-wght-normal.woff2')).map((file) => {
    const [, family] = roles.find(([, name]) => basename(file).startsWith(idOf(name))) ?? [];
    return `@font-face { font-family: "${family} Variable"; font-weight: 400 900; font-display: swap; src: url("${file}"); unicode-range: U+0-FF, U+2000-206F; }`;
  });
  return `${imports.join('\n')}\n${changed.join('\n')}\n@layer tokens { :root { ${variables.join(' ')} } }`;
}

/** What the inbox shares with the site: messages of the content and the company's fonts. */
export const siteParts = (): Plugin => ({
  name: 'site-parts',
  resolveId: (id) => ({ 'virtual:messages': MESSAGES, 'virtual:fonts.css': FONTS })[id],
  load(id) {
    if (id === FONTS) return fontStyles();
    if (id !== MESSAGES) return undefined;
    this.addWatchFile(CONTENT);
    const { emailTemplates: _, ...messages } = inbox.parse(parse(readFileSync(CONTENT, 'utf8')));
    return `export default ${JSON.stringify(messages)}`;
  },
});
