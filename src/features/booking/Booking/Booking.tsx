import type { ReactNode } from 'react';
import type { BookingContent } from '../../../schemas/forms/booking.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { SectionHead } from '../../../ui/SectionHead/SectionHead.tsx';
import type { BookingDesk } from '../booking-desk.ts';
import type { BookingOffice } from '../proposal.ts';

export interface BookingProps {
  booking: BookingContent;
  office: BookingOffice;
  /** Set where times are booked at once, and not proposed. */
  desk?: BookingDesk | undefined;
  /** The picker, an island with the same props; see BookingPicker.island.tsx. */
  children?: ReactNode;
}

/** The section in which visitors choose a time for a session. */
export function Booking({ booking, children }: BookingProps) {
  return (
    <Section id="book" theme="dusk" labelledBy="book-title">
      <SectionHead id="book-title" title={booking.title} intro={booking.intro} />
      <session-picker>{children}</session-picker>
    </Section>
  );
}
