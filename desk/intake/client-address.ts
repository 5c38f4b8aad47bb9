import { isIP, isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context as HonoContext } from 'hono';

/**
 * How many groups of an IPv6 address are given to a line; its holder can change the rest at will (RFC 4291,
 * 2.5.4; RFC 8981).
 */
const NETWORK = 4;

/** An address as proxies write it: some add the port, and IPv6 then stands in brackets. */
const withoutPort = (address: string) =>
  address.replace(/^\[([^\]]*)\](:\d+)?$/, '$1').replace(/^([^:]+):\d+$/, '$1');

/**
 * The part of an address by which requests are counted: a whole IPv4 address, also if it is written as IPv6, or
 * the network of an IPv6 address.
 */
export function networkOf(address: string): string {
  const plain = withoutPort(address).replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  // The one form of it (WHATWG URL, 3.5), in which an IPv4 address is two groups.
  const written = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(written)?.slice(1);
  if (mapped) {
    const numbers = mapped.map((group) => Number.parseInt(group, 16));
    return numbers.flatMap((number) => [number >> 8, number & 0xff]).join('.');
  }
  const [before = '', after] = written.split('::');
  const groups = (part: string) => part.split(':').filter(Boolean);
  const [head, tail] = [groups(before), groups(after ?? '')];
  const gap = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  const whole = [...head, ...Array<string>(gap).fill('0'), ...tail];
  return `${whole.slice(0, NETWORK).join(':')}::/64`;
}

/**
 * The address that a request comes from, or its network where one holder has all of that. Of X-Forwarded-For
 * only the end is trusted, which our own proxies have written.
 * Where that is no address, such as `unknown`, it is the proxy's own.
 * @param proxies how many proxies of ours are in front of the desk
 */
export function clientAddress(
  request: HonoContext<{ Bindings: HttpBindings }>,
  proxies: number,
): string {
  const list = (request.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  const forwarded = proxies > 0 ? list.at(-proxies) : undefined;
  const from = networkOf(forwarded ?? '');
  const isAddress = isIP(from.replace(/\/64$/, '')) > 0;
  return isAddress ? from : networkOf(request.env?.incoming?.socket.remoteAddress ?? '');
}
