import type { APIContext } from 'astro';
import { pathTo } from '../../content/addresses.ts';
import { read } from '../../content/reader.ts';
import { DEFAULT_LOCALE } from '../../lib/locale.ts';

/** RFC 9116 section 2.5.5 asks for less than a year, so that stale contacts run out. */
const VALID_DAYS = 300;

/** Where to report a weakness (RFC 9116); the build sets until when it holds. */
export const GET = async ({ site: origin }: APIContext) => {
  const { email, lang } = await read('site', DEFAULT_LOCALE);
  const expires = new Date();
  expires.setUTCDate(expires.getUTCDate() + VALID_DAYS);
  expires.setUTCHours(0, 0, 0, 0);
  const lines = [
    `Contact: mailto:${email}`,
    `Contact: ${new URL(pathTo('contact', DEFAULT_LOCALE), origin).href}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${lang}, ar`,
    `Canonical: ${new URL('/.well-known/security.txt', origin).href}`,
  ];
  return new Response(`${lines.join('\n')}\n`);
};
