import type { Context as HonoContext } from 'hono';
import type { DeskContext } from '../context.ts';
import { originOf } from '../mail/email-templates.ts';

const LOCAL = /^localhost(:\d{1,5})?$/;

/**
 * The one origin that staff reach the desk at: DESK_ORIGIN, or the site's own; on the machine itself also
 * http://localhost, where browsers allow passkeys and secure cookies without a certificate
 * (Secure Contexts, section 3.1).
 */
export function deskOrigin(context: DeskContext, request: HonoContext): string {
  const host = request.req.header('host') ?? '';
  return LOCAL.test(host) ? `http://${host}` : originOf(context);
}

/**
 * Why a request that its browser calls same-origin does not come from where the desk believes to be, and what an operator is
 * told of it: a proxy passes on a Host of its own, or DESK_ORIGIN is another address.
 */
export function whyElsewhere(context: DeskContext, request: HonoContext) {
  const opened = request.req.header('origin') ?? '';
  const host = request.req.header('host') ?? '';
  const is = originOf(context);
  const isHost = opened === is && LOCAL.test(host);
  const setting = isHost
    ? 'the Host header that the proxy passes on, which has to be the visitor’s'
    : 'DESK_ORIGIN';
  const about = { opened: opened.slice(0, 100), setting, is: isHost ? host : is };
  return { why: isHost ? ('host' as const) : ('origin' as const), about };
}

/** The relying party of passkeys at an origin: its host (Web Authentication Level 3, 5.4.2). */
export const partyOf = (origin: string) => new URL(origin).hostname;
