/**
 * Why a time cannot be booked: it is taken, it is not offered, the person has too many sessions, or the booking
 * has changed since it was shown.
 */
export type WhyNot = 'taken' | 'closed' | 'many' | 'changed';

/**
 * Thrown to roll back the transaction of a booking. Visitors and staff are told the reason in messages of
 * content/.
 */
export class BookingRefusal extends Error {
  readonly why: WhyNot;

  constructor(why: WhyNot) {
    super(why);
    this.why = why;
  }
}
