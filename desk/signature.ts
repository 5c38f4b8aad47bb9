import { createHmac, timingSafeEqual } from 'node:crypto';

/** A digest that only somebody with the desk's secret can make, as 32 hexadecimal digits. */
export const digestOf = (secret: string, ...parts: string[]) =>
  createHmac('sha256', secret).update(JSON.stringify(parts)).digest('hex').slice(0, 32);

/**
 * Signs a name for a purpose; the result is the last part of a link.
 * @param until time in milliseconds at which the link expires; without it, it never does
 */
export function sign(secret: string, purpose: string, name: string, until = 0): string {
  const ends = until.toString(36);
  return `${name}.${ends}.${digestOf(secret, purpose, name, ends)}`;
}

/** The name in a signed link; undefined if the link was not signed by us for this purpose, or has expired. */
export function readSigned(secret: string, purpose: string, link: string, now: number) {
  const [name = '', ends = '', digest = ''] = link.split('.');
  const right = Buffer.from(digestOf(secret, purpose, name, ends));
  const given = Buffer.from(digest);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const until = Number.parseInt(ends, 36);
  return until === 0 || now <= until ? name : undefined;
}
