import { LANGUAGE, NEWS, TRAP } from '@falaj/contract/fields.ts';
import { dayOf } from '@falaj/contract/office-hours.ts';
import { newReference } from '@falaj/contract/receipt.ts';
import { campaignIn } from '@falaj/contract/visit.ts';
import type { DeskContext } from '../context.ts';
import { spokenIn, type VisitorFacts } from '../printed.ts';
import { digestOf } from '../signature.ts';

/** The page that a form was sent from, if it is one of the site's, and the words of a campaign in its address. */
function pageOf(referer: string | undefined, { origin, contact }: VisitorFacts, host: string) {
  if (!referer || !URL.canParse(referer)) return { page: contact };
  const { origin: from, host: at, pathname, searchParams } = new URL(referer);
  return from === origin || at === host
    ? { page: pathname, visit: campaignIn(searchParams) }
    : { page: contact };
}

/** What a browser sends with a form besides its fields. */
interface Sent {
  referer: string | undefined;
  /** Host to which the request was sent. */
  host: string;
}

/**
 * Turns a form that the browser sent without a script into what the script would have sent. The same fields on
 * the same day get the same key, so that a reload does not count twice.
 * @param renewed how often what the same form made that day has gone since, such as a booking that was cancelled
 * @returns the request, not yet validated, and its key
 */
export function readForm(
  context: DeskContext,
  form: URLSearchParams,
  { referer, host }: Sent,
  renewed = 0,
) {
  const { facts, secret, now } = context;
  const { [NEWS]: news, [TRAP]: trap, [LANGUAGE]: language, ...fields } = Object.fromEntries(form);
  const at = new Date(now());
  const kind = 'start' in fields ? 'booking' : 'message' in fields ? 'message' : 'newsletter';
  const repeated = [...form.keys()].length !== new Set(form.keys()).size;
  const words = JSON.stringify(fields);
  const { zone } = facts.hours;
  const times = renewed > 0 ? [`${renewed}`] : [];
  const key = digestOf(secret, 'form', dayOf(at, zone), words, news ?? '', ...times);
  // The same request gets the same reference, so that a reload shows it again.
  const picks = Buffer.from(key, 'hex').subarray(0, 5);
  const request = {
    kind,
    reference: kind === 'newsletter' ? key : newReference(facts.prefix, at, zone, picks),
    fields: repeated ? { repeated: true } : fields,
    consent: kind === 'newsletter' || news !== undefined,
    sentAt: at.toISOString(),
    language,
    ...pageOf(referer, spokenIn(context, language ?? '').facts, host),
    ...(trap && { suspect: true }),
  };
  return { request, key };
}
