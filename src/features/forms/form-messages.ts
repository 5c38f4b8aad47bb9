import type { Messages } from '../../schemas/site/messages.ts';

/** The words that the contact form needs in the browser; only these are sent with the page. */
const NAMES = [
  'optional',
  'choose',
  'send',
  'sendHint',
  'form',
  'mailtoFallback',
] as const satisfies (keyof Messages)[];

export type FormMessages = Pick<Messages, (typeof NAMES)[number]>;

/** Picks the messages of the contact form from those of the interface. */
export const pickFormMessages = (messages: Messages) =>
  Object.fromEntries(NAMES.map((name) => [name, messages[name]])) as FormMessages;
