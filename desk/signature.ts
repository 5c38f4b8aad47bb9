import { createHmac, timingSafeEqual } from 'node:crypto';

/** A digest that only the holder of the desk's secret can make, as 32 hexadecimal digits. */
export const digestOf = (secret: string, ...parts: string[]) =>
  createHmac('sha256', secret).update(JSON.stringify(parts)).digest('hex').slice(0, 32);

/**
 * Signs a name for a purpose, as the last part of a link.
 * @param until milliseconds after which the link does not work any more; without it, it always does
 */
export function sign(secret: string, purpose: string, name: string, until = 0): string {
  const ends = until.toString(36);
  return `${name}.${ends}.${digestOf(secret, purpose, name, ends)}`;
}

/** The name that a link was signed with; undefined where it was not by us, for this, or is too old. */
export function readSigned(secret: string, purpose: string, link: string, now: number) {
  const [name = '', ends = '', digest = ''] = link.split('.');
  const right = Buffer.from(digestOf(secret, purpose, name, ends));
  const given = Buffer.from(digest);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const until = Number.parseInt(ends, 36);
  return until === 0 || now <= until ? name : undefined;
}
