import { DEFAULT_LOCALE } from '@falaj/contract/locale.ts';
import type { APIContext } from 'astro';
import { pathTo } from '../../content/read/addresses.ts';
import { read } from '../../content/read/reader.ts';

/**
 * How many days the file is valid: RFC 9116 section 2.5.5 asks for less than a year, so that outdated contacts
 * expire.
 */
const VALID_DAYS = 300;

/** How to report a vulnerability (RFC 9116). It expires some time after the build. */
export const GET = ({ site: origin }: APIContext) => {
  const { email, lang } = read('site', DEFAULT_LOCALE);
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
