import { LANGUAGE } from '@falaj/contract/fields.ts';
import type { Context as HonoContext } from 'hono';
import type { DeskContext } from './context.ts';
import { type Printed, type Spoken, spokenIn, type VisitorFacts } from './printed.ts';

/** The context in which something is said to a visitor. */
export type Speaking = DeskContext<VisitorFacts> & Spoken;

/**
 * The context in the language of a visitor.
 * @param language of the enquiry, the booking or the subscriber
 */
export const speaking = (context: DeskContext, language: string): Speaking => ({
  ...context,
  ...spokenIn(context, language),
});

/** The beginning of the path of the page that a request comes from. */
function folderOf(referer: string | undefined): string | undefined {
  return referer && URL.canParse(referer) ? new URL(referer).pathname.split('/')[1] : undefined;
}

/**
 * The published language in which a request is to be answered: the one that its form or its link names, else that of the
 * page that it comes from, else that of the root.
 * @param told by a form; it may be anything
 */
export function languageAsked(
  printed: Pick<Printed, 'root' | 'languages'>,
  { req }: HonoContext,
  told?: unknown,
): string {
  const asked = told ?? req.query(LANGUAGE) ?? folderOf(req.header('referer'));
  return spokenIn(printed, typeof asked === 'string' ? asked : printed.root).language;
}

/**
 * A link to a page of the desk as it stands in an e-mail: it names the language where that is not the one of the root, so
 * that the page speaks it even when nothing is kept of the visitor any more.
 */
export const linkIn = ({ language, root }: Speaking, address: string) =>
  language === root ? address : `${address}?${LANGUAGE}=${language}`;
