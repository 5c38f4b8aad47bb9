import type { DirectBooking } from '../../schemas/booking.ts';
import type { BookingWords } from './booking-words.ts';

/** Where and in which words sessions are booked at once; there only where an enquiry desk listens. */
export interface BookingDesk {
  /** Where the booking is posted. */
  endpoint: string;
  /** Where free times are read. */
  slots: string;
  /** The page with free times for browsers without scripts. */
  times: string;
  copy: DirectBooking;
  /** What to say about fields that are not right, as the contact form says it. */
  errors: { firstName: string; lastName: string; email: string; emailInvalid: string };
  words: BookingWords;
}
