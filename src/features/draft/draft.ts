import { textsIn } from '../../lib/is-fields.ts';
import { keep, recall } from '../../runtime/browser/tab-memory.ts';

/** The values of a form's fields, by their names. */
export type FieldValues = Record<string, string>;

/** Key under which the tab stores what is typed into the contact form. */
export const DRAFT = 'message-draft';
/** Key under which the tab stores the last enquiry until it is sent (features/forms/enquiry-receipt.ts). */
export const RECEIPT = 'message-receipt';

/**
 * Event that asks the contact form on this page to take values over: `dispatchEvent(new CustomEvent(PREFILL, {
 * detail: { interest: 'Other' } }))` on window. When the form appears, it also reads `readDraft`.
 */
export const PREFILL = 'message-prefill';

/** What was typed in this tab; empty if nothing was. */
export const readDraft = (): FieldValues => textsIn(recall(DRAFT));
/** Stores what is typed, so that a reload loses nothing. */
export const keepDraft = (values: FieldValues) => keep(DRAFT, values);
/** Removes the draft, once it has been sent. */
export const dropDraft = () => keep(DRAFT);
