import type { APIContext } from 'astro';
import { getSite } from '../../content/site-data.ts';

/** RFC 9116 section 2.5.5 asks for less than a year, so that stale contacts run out. */
const VALID_DAYS = 300;

/** Where to report a weakness (RFC 9116); the build sets until when it holds. */
export const GET = async ({ site: origin }: APIContext) => {
  const { email, lang } = await getSite();
  const expires = new Date();
  expires.setUTCDate(expires.getUTCDate() + VALID_DAYS);
  expires.setUTCHours(0, 0, 0, 0);
  const lines = [
    `Contact: mailto:${email}`,
    `Contact: ${new URL('/contact', origin).href}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${lang}, ar`,
    `Canonical: ${new URL('/.well-known/security.txt', origin).href}`,
  ];
  return new Response(`${lines.join('\n')}\n`);
};
