import { timingSafeEqual } from 'node:crypto';
import type { Context as HonoContext } from 'hono';

/** Whether a request carries a token (RFC 6750, 2.1). */
export function hasToken({ req }: HonoContext, token: string): boolean {
  const given = Buffer.from(req.header('authorization') ?? '');
  const right = Buffer.from(`Bearer ${token}`);
  return given.length === right.length && timingSafeEqual(given, right);
}
