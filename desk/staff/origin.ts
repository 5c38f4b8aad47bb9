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

/** The relying party of passkeys at an origin: its host (Web Authentication Level 3, 5.4.2). */
export const partyOf = (origin: string) => new URL(origin).hostname;
