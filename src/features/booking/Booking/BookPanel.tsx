import { fill } from '@falaj/contract/fill.ts';
import { type FormEvent, useState } from 'react';
import type { BookingContent } from '../../../schemas/forms/booking.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { readDraft } from '../../draft/draft.ts';
import { FormFields } from '../../forms/FormFields/FormFields.tsx';
import { errorMessagesOf } from '../../forms/form-check.ts';
import { Honeypot } from '../../forms/Honeypot/Honeypot.tsx';
import { useChecks } from '../../forms/use-checks.ts';
import type { BookingDesk } from '../booking-desk.ts';
import { type BookingOffice, type Proposal, proposalTimes } from '../proposal.ts';
import { useBooking } from '../use-booking.ts';
import styles from './Proposal.module.css';

export interface BookPanelProps {
  copy: BookingContent['proposal'];
  desk: BookingDesk;
  office: BookingOffice;
  /** Undefined until a time is chosen. */
  chosen: Proposal | undefined;
  onBooked: (booked: Proposal, reference: string) => void;
  /** Called with the reason when the time cannot be booked; what was typed stays. */
  onRefused: (why: string) => void;
}

/**
 * The chosen time, the fields for the person who books it, and the button. The fields keep their values when
 * the time changes.
 */
export function BookPanel({ copy, desk, office, chosen, onBooked, onRefused }: BookPanelProps) {
  const { copy: says, fields, messages } = desk;
  const { form, errors, refuse, pass, handlers } = useChecks(
    errorMessagesOf('booking', fields, messages.form.tooLong),
  );
  const booking = useBooking(desk.endpoint, office);
  // What was typed into the contact form need not be typed again.
  const [{ message: _message, ...typed }] = useState(readDraft);
  const [failed, setFailed] = useState(false);
  const [wasChosen, setWasChosen] = useState(false);
  if (chosen && !wasChosen) setWasChosen(true);
  const times = chosen && proposalTimes(copy, office, chosen);
  const sending = booking.busy
    ? booking.progress({ sending: '', again: messages.form.again })
    : undefined;

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (booking.busy || !pass()) return;
    if (!chosen) return onRefused(copy.unchosen);
    setFailed(false);
    const outcome = await booking.book(event.currentTarget, chosen);
    if ('reference' in outcome) onBooked(chosen, outcome.reference);
    else if ('failed' in outcome) setFailed(true);
    else if (outcome.errors.start) onRefused(outcome.errors.start);
    // A browser may know a time zone that the desk does not know yet.
    else if (outcome.errors.zone) onRefused(outcome.errors.zone);
    else setFailed(!refuse(outcome.errors));
  };
  return (
    <div className={styles.proposal}>
      <div role="status">
        <h3 className={styles.title}>{chosen ? chosen.session.title : says.title}</h3>
        <p>{times ? times.office : copy.unchosen}</p>
        {times?.yours && <p>{times.yours}</p>}
      </div>
      <form
        ref={form}
        className={styles.fields}
        hidden={!wasChosen}
        {...handlers}
        onInput={(event) => {
          handlers.onInput(event);
          booking.begin();
        }}
        onSubmit={onSubmit}
      >
        <FormFields
          form="booking"
          fields={fields}
          idOf={(name) => `book-${name}`}
          typed={typed}
          errors={errors}
          limited
          rows={4}
          messages={messages}
        />
        <Honeypot id="book-website" label={messages.form.trap} />
        <div className={styles.send}>
          <Button busy={booking.busy || undefined}>
            {booking.busy ? says.booking : says.book}
          </Button>
          <p className={styles.failed} role="status">
            {sending ?? (failed ? fill(says.notTaken, { email: office.email }) : '')}
          </p>
          <p className={styles.held}>{says.held}</p>
        </div>
      </form>
    </div>
  );
}
