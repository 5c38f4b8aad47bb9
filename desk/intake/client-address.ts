import type { HttpBindings } from '@hono/node-server';
import type { Context as HonoContext } from 'hono';

/**
 * The address that a request comes from. Of X-Forwarded-For only what our own proxies have written is
 * believed, which is the end of the list.
 * @param proxies how many of ours stand in front
 */
export function clientAddress(
  request: HonoContext<{ Bindings: HttpBindings }>,
  proxies: number,
): string {
  const list = (request.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  const forwarded = proxies > 0 ? list.at(-proxies) : undefined;
  return forwarded || request.env?.incoming?.socket.remoteAddress || '';
}
