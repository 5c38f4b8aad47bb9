import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a caller may set; the defaults fit production. */
export interface VerifyOptions {
  /** How many seconds a message may be older or newer than our clock. */
  tolerance?: number;
  /** The present time in seconds since 1970, for tests. */
  now?: number;
}

/** 32 bytes in hexadecimal; Buffer.from would drop anything else. */
const SIGNATURE = /^[0-9a-f]{64}$/i;

/**
 * Says whether a webhook came from the platform, unchanged and recently.
 * @param body exactly as it arrived, before any JSON parser touched it
 * @param header value of `Falaj-Signature`, such as `t=1795248000,v1=5d41...`;
 *   it carries two `v1` while a secret is being rotated
 * @param secret the endpoint's secret, with its `whsec_`
 */
export function verifyWebhook(
  body: string | Uint8Array,
  header: string,
  secret: string,
  { tolerance = 300, now = Date.now() / 1000 }: VerifyOptions = {},
): boolean {
  if (!secret) throw new Error('The secret is empty');
  const parts = header.split(',').map((part) => part.trim().split('='));
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  const age = Math.abs(now - Number(time));
  if (!/^\d{1,12}$/.test(time) || age > tolerance) return false;

  const hmac = createHmac('sha256', secret);
  const expected = hmac.update(`${time}.`).update(body).digest();
  return parts.some(
    ([name, value = '']) =>
      name === 'v1' &&
      SIGNATURE.test(value) &&
      timingSafeEqual(Buffer.from(value, 'hex'), expected),
  );
}
