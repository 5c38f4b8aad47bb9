import type { ReactNode } from 'react';
import type { BookingContent } from '../../../schemas/booking.ts';
import { Band } from '../../../ui/Band/Band.tsx';
import { SectionHead } from '../../../ui/SectionHead/SectionHead.tsx';
import type { BookingOffice } from '../proposal.ts';

export interface BookingProps {
  booking: BookingContent;
  office: BookingOffice;
  /** The picker, an island with the same two props; see BookingPicker.island.tsx. */
  children?: ReactNode;
}

/** The band in which visitors propose a time for a session. */
export function Booking({ booking, children }: BookingProps) {
  return (
    <Band id="book" mood="dusk" labelledBy="book-title">
      <SectionHead id="book-title" title={booking.title} intro={booking.intro} />
      <session-picker>{children}</session-picker>
    </Band>
  );
}
