import { ASSETS, CACHE, type PolicyFacts, siteHeaders } from '../policy.ts';

/** Cloudflare Pages ignores longer lines: https://developers.cloudflare.com/pages/configuration/headers */
const LONGEST_LINE = 2000;

/**
 * The `_headers` file of Netlify and Cloudflare Pages. Both revalidate everything else with `max-age=0,
 * must-revalidate`, and both join the values when two rules set one header, so only one rule may set
 * Cache-Control.
 * @throws when a line is too long for Cloudflare Pages, which would drop it silently
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
 * Reads from a `_headers` file the headers of every response. Our own server does this too: the file is in the
 * site's folder, so the policy always belongs to the pages beside it.
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
 * The `_redirects` file, which has no rules: Cloudflare Pages redirects `/x/` and `/x.html` to `/x` by itself;
 * Netlify redirects `/x/` to `/x` (setting "Pretty URLs", on by default) and forbids rules about slashes. A
 * rule of our own for the same paths would cause redirect loops.
 */
export function redirectsFile(): string {
  return [
    '# Both Netlify and Cloudflare Pages bring visitors to the address without a slash at the end by',
    '# themselves; a rule for it here would loop. Old addresses of moved pages go here, one per line:',
    '# /old-page /new-page 301',
    '',
  ].join('\n');
}
