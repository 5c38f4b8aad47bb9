import { ASSETS, CACHE, type PolicyFacts, siteHeaders } from '../policy.ts';

/** Cloudflare Pages ignores longer lines: https://developers.cloudflare.com/pages/configuration/headers */
const LONGEST_LINE = 2000;

/**
 * The `_headers` file of Cloudflare Pages, which our own server reads too. Pages revalidates everything else with
 * `max-age=0, must-revalidate` and brings `/x/` and `/x.html` to `/x` by itself. It joins the values when two rules
 * set one header, so only one rule may set Cache-Control.
 * @throws when a line is too long for Pages, which would drop it silently
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
 * Reads from a `_headers` file the headers of every response. Our own server does this: the file is in the
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
