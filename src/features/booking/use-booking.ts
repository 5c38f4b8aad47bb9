import { newReference } from '@falaj/contract/receipt.ts';
import { useRef, useState } from 'react';
import { newKey } from '../forms/new-key.ts';
import { readSubmission, type Submission } from '../forms/submission.ts';
import { useSubmission } from '../forms/use-submission.ts';
import type { BookingOffice, Proposal } from './proposal.ts';

/** How an attempt to book ended: booked, refused with the desk's errors about fields, or not delivered at all. */
export type Booked = { reference: string } | { errors: Record<string, string> } | { failed: true };

/**
 * Posts a booking, one at a time. The same person and time keep their key over every try, so that the desk
 * books once.
 */
export function useBooking(endpoint: string, { prefix, language, hours }: BookingOffice) {
  const submission = useSubmission(endpoint);
  const last = useRef({ text: '', reference: '', key: '' });
  const [busy, setBusy] = useState(false);

  const nameOf = (typed: Submission, at: Date) => {
    const text = JSON.stringify(typed.fields);
    if (text !== last.current.text) {
      last.current = { text, reference: newReference(prefix, at, hours.zone), key: newKey() };
    }
    return last.current;
  };
  return {
    begin: submission.begin,
    busy,
    /** How far sending has got, in words. */
    progress: submission.progress,
    book: async (form: HTMLFormElement, { session, start, zone }: Proposal): Promise<Booked> => {
      const at = new Date();
      const read = readSubmission(form);
      const fields = { ...read.fields, session: session.id, start: start.toISOString(), zone };
      const typed = { ...read, fields };
      const { reference, key } = nameOf(typed, at);
      setBusy(true);
      const own = { kind: 'booking', reference, fields, consent: false, language } as const;
      const { taken, errors } = await submission.deliver(own, typed, key, at);
      setBusy(false);
      if (taken) return { reference };
      return errors ? { errors } : { failed: true };
    },
  };
}
