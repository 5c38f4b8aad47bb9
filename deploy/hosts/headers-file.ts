import { ASSETS, CACHE, type PolicyFacts, siteHeaders } from '../policy.ts';

/** Cloudflare Pages drops longer lines: https://developers.cloudflare.com/pages/configuration/headers */
const LONGEST_LINE = 2000;

/**
 * The `_headers` file of Cloudflare Pages, which our own server reads too. Pages revalidates everything else with
 * `max-age=0, must-revalidate` and brings `/x/` and `/x.html` to `/x` by itself. It joins the values when two rules
 * set one header, so only one rule may set Cache-Control.
 * @param forPages whether the site goes to Pages, whose own builds say so by CF_PAGES=1; no other host limits a line
 * @throws when a line is too long for Pages
 */
export function headersFile(hashes: PolicyFacts, forPages = process.env.CF_PAGES === '1'): string {
  const lines = Object.entries(siteHeaders(hashes)).map(([name, value]) => `${name}: ${value}`);
  const tooLong = lines.find((line) => line.length > LONGEST_LINE);
  if (forPages && tooLong) {
    const [name] = tooLong.split(':');
    throw new Error(
      `_headers: the line ${name} has ${tooLong.length} characters, and Cloudflare Pages drops lines over ${LONGEST_LINE}. Choose another host.`,
    );
  }
  const rule = lines.map((line) => `  ${line}\n`).join('');
  return `/*\n${rule}\n${ASSETS}*\n  Cache-Control: ${CACHE.asset}\n`;
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
