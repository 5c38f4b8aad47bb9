import { ASSETS, CACHE, type PolicyFacts, siteHeaders } from '../policy.ts';

/** Cloudflare Pages ignores longer lines: https://developers.cloudflare.com/pages/configuration/headers */
const LONGEST_LINE = 2000;

/**
 * The `_headers` file of Netlify and Cloudflare Pages. Both already revalidate everything else with
 * `max-age=0, must-revalidate`, and both join the values when two rules set one header, so that
 * Cache-Control may stand in one rule only.
 * @throws when a line is too long for Cloudflare Pages, which would drop it without a word
 */
export function headersFile(hashes: PolicyFacts): string {
  const rules = Object.entries(siteHeaders(hashes)).map(([name, value]) => `  ${name}: ${value}`);
  const tooLong = rules.find((rule) => rule.length > LONGEST_LINE);
  if (tooLong) {
    const fault = `${tooLong.length} characters, but Cloudflare Pages drops lines over ${LONGEST_LINE}`;
    throw new Error(
      `_headers: "${tooLong.slice(0, 40)} ..." has ${fault}. Use fewer inline blocks.`,
    );
  }
  return `/*\n${rules.join('\n')}\n\n${ASSETS}*\n  Cache-Control: ${CACHE.asset}\n`;
}

/**
 * Reads back the headers that a `_headers` file gives to every response. Our own server does so too:
 * the file lies in the site's folder, and so the policy always belongs to the pages beside it.
 * @param text a file that headersFile wrote
 */
export function parseHeadersFile(text: string): [name: string, value: string][] {
  const [, rule = ''] = /^\/\*\n((?: .*\n)*)/m.exec(text) ?? [];
  return [...rule.matchAll(/^ +([^:]+): (.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
}

/**
 * The `_redirects` file. It holds no rule: Cloudflare Pages leads `/x/` and `/x.html` to `/x` by itself,
 * Netlify leads `/x/` to `/x` (setting «Pretty URLs», on by default) and forbids rules about slashes.
 * A rule of our own for the same paths would send visitors in circles.
 */
export function redirectsFile(): string {
  return [
    '# Both Netlify and Cloudflare Pages bring visitors to the address without a slash at the end by',
    '# themselves; a rule for it here would loop. Old addresses of moved pages go here, one per line:',
    '# /old-page /new-page 301',
    '',
  ].join('\n');
}
