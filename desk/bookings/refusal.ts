/**
 * Why a time cannot be had: somebody has it, it is not offered, the person has enough of them, or the booking has become
 * different since it was looked at.
 */
export type WhyNot = 'taken' | 'closed' | 'many' | 'changed';

/** Ends the transaction of a booking; visitors and staff are told in words of content/. */
export class BookingRefusal extends Error {
  readonly why: WhyNot;

  constructor(why: WhyNot) {
    super(why);
    this.why = why;
  }
}
