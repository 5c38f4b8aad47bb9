import { fill } from '../../../src/lib/fill.ts';
import type { EnquiryWhole, Me } from '../../staff/wire.ts';

/** What a template may hold in braces. */
export const PLACES = ['firstName', 'lastName', 'reference', 'brand', 'me'] as const;

/** A template's words for one enquiry. */
export const fillTemplate = (text: string, { enquiry }: EnquiryWhole, me: Me) =>
  fill(text, {
    firstName: enquiry.firstName,
    lastName: enquiry.lastName,
    reference: enquiry.reference,
    brand: me.brand,
    me: me.account.name,
  } satisfies Record<(typeof PLACES)[number], string>);
