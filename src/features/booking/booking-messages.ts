import type { Messages } from '../../schemas/site/messages.ts';

/** The words that the booking form needs; only these are sent with the page. */
const NAMES = ['optional', 'choose', 'form'] as const satisfies (keyof Messages)[];

export type BookingMessages = Pick<Messages, (typeof NAMES)[number]>;

/** Picks the messages of the booking form from those of the interface. */
export const pickBookingMessages = (messages: Messages) =>
  Object.fromEntries(NAMES.map((name) => [name, messages[name]])) as BookingMessages;
