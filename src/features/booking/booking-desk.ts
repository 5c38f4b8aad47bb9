import type { FieldsMessages } from '@falaj/contract/fields.ts';
import type { DirectBooking } from '../../schemas/forms/booking.ts';
import type { BookingMessages } from './booking-messages.ts';

/** What the picker needs to book sessions at once; only there where an enquiry desk listens. */
export interface BookingDesk {
  /** Where the booking is posted. */
  endpoint: string;
  /** Where free times are read. */
  slots: string;
  /** The page with free times for browsers without scripts. */
  times: string;
  copy: DirectBooking;
  /** The messages of the fields, the same as in the contact form. */
  fields: FieldsMessages;
  messages: BookingMessages;
}
