import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, localPath } from '@falaj/contract/locale.ts';
import { addressOf } from '../../src/content/read/addresses.ts';

/** An address as it can be written in the content, which leaves the language out. */
function writtenForms(href: string): string[] {
  const prefixes = LOCALES.map((locale) => localPath('/', locale)).filter((path) => path !== '/');
  const prefix = prefixes.find((path) => href === path || href.startsWith(`${path}/`));
  return prefix ? [href, href.slice(prefix.length) || '/'] : [href];
}

/**
 * The lines of the content that hold a link, such as `content/pages/about.yaml:12`.
 * @param href as it stands in a page
 * @param page path of that page: a link that is only an anchor is looked for in its own file
 * @param home folder that holds content/
 */
export function linesWith(href: string, page: string, home = '.'): string[] {
  // Nothing, or a mere #, stands in many lines.
  if (/^#?$/.test(href)) return [];
  const forms = writtenForms(href).map((form) => RegExp.escape(form));
  const link = new RegExp(`(?<![\\w/#.-])(?:${forms.join('|')})(?![\\w/#?-])`);
  return globSync('content/**/*.{yaml,md}', { cwd: home })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !href.startsWith('#') || addressOf(file) === page)
    .sort()
    .flatMap((file) =>
      readFileSync(join(home, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (link.test(line) ? [`${file}:${index + 1}`] : [])),
    );
}
