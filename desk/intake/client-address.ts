import { isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context as HonoContext } from 'hono';

/** Groups of an IPv6 address that a line is given; the rest its holder chooses anew at will (RFC 4291, 2.5.4; RFC 8981). */
const NETWORK = 4;

/** What is counted of an address: an IPv4 address as it is, also one written as IPv6; of an IPv6 address the network. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [before = '', after] = plain.split('::');
  const groups = (part: string) => part.split(':').filter(Boolean);
  const [head, tail] = [groups(before), groups(after ?? '')];
  const gap = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  const whole = [...head, ...Array<string>(gap).fill('0'), ...tail];
  return `${whole
    .slice(0, NETWORK)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/**
 * The address that a request comes from, or its network where that is what one holder has. Of X-Forwarded-For only what our own proxies have written is
 * believed, which is the end of the list.
 * @param proxies how many of ours stand in front
 */
export function clientAddress(
  request: HonoContext<{ Bindings: HttpBindings }>,
  proxies: number,
): string {
  const list = (request.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  const forwarded = proxies > 0 ? list.at(-proxies) : undefined;
  return networkOf(forwarded || request.env?.incoming?.socket.remoteAddress || '');
}
