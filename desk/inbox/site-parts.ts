import { readFileSync } from 'node:fs';
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
  return `${imports.join('\n')}\n@layer tokens { :root { ${variables.join(' ')} } }`;
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
