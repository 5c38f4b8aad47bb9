import { keep, recall } from '../../browser/tab-memory.ts';

/** Values of a form's fields, by their names. */
export type FieldValues = Record<string, string>;

/** Under this key the tab keeps what is typed into the contact form. */
export const DRAFT = 'message-draft';
/** Under this key the contact form keeps its last message, until it is sent (features/messages/message-receipt.ts). */
export const RECEIPT = 'message-receipt';

/**
 * Asks the contact form on this page to take values over: `dispatchEvent(new CustomEvent(PREFILL,
 * { detail: { interest: 'Other' } }))` on window. The form also reads `readDraft` when it appears.
 */
export const PREFILL = 'message-prefill';

/** What was typed in this tab; empty where there is none. */
export const readDraft = () => recall<FieldValues>(DRAFT) ?? {};
/** Keeps what is typed, so that a reload loses nothing. */
export const keepDraft = (values: FieldValues) => keep(DRAFT, values);
/** Forgets the draft, once it was sent. */
export const dropDraft = () => keep(DRAFT);
