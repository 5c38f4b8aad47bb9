import { useState } from 'react';
import type { BookingContent } from '../../../schemas/forms/booking.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { type FieldValues, keepDraft, PREFILL, readDraft } from '../../draft/draft.ts';
import {
  type BookingOffice,
  calendarEntry,
  fileNameOf,
  type Proposal,
  proposalLine,
  proposalTimes,
  withProposal,
} from '../proposal.ts';
import styles from './Proposal.module.css';

export interface ProposalPanelProps {
  copy: BookingContent['proposal'];
  office: BookingOffice;
  /** Undefined until a time is chosen. */
  chosen: Proposal | undefined;
}

/**
 * Fills in the contact form and moves to its first empty field. What the visitor has written or chosen stays:
 * the line is added to the message, and a chosen interest is kept.
 */
function fillForm(interest: string | undefined, line: string, pattern: string): void {
  const draft = readDraft();
  const message = withProposal(draft.message ?? '', line, pattern);
  const values: FieldValues = interest && !draft.interest ? { interest, message } : { message };
  keepDraft({ ...draft, ...values });
  dispatchEvent(new CustomEvent(PREFILL, { detail: values }));
  location.hash = 'message';
  const fields = document.querySelectorAll<HTMLInputElement>('#message [required]');
  [...fields].find(({ value }) => value === '')?.focus({ preventScroll: true });
}

/** The proposed time and two ways to go on: the contact form and a calendar file. */
export function ProposalPanel({ copy, office, chosen }: ProposalPanelProps) {
  const [failed, setFailed] = useState(false);
  const times = chosen && proposalTimes(copy, office, chosen);
  const line = chosen ? proposalLine(copy, office, chosen) : '';
  const save = async (proposal: Proposal) => {
    try {
      const { calendarFile } = await import('../calendar-file.ts');
      const text = calendarFile(calendarEntry(copy, office, proposal));
      const file = new Blob([text], { type: 'text/calendar;charset=utf-8' });
      saveFile(fileNameOf(office, proposal), file);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <div className={styles.proposal}>
      <div role="status">
        <h3 className={styles.title}>{chosen ? chosen.session.title : copy.title}</h3>
        <p>{times ? times.office : copy.unchosen}</p>
        {times?.yours && <p>{times.yours}</p>}
        {failed && <p className={styles.failed}>{copy.fileFailed}</p>}
      </div>
      {chosen && (
        <>
          <div className={styles.ways}>
            <Button onPress={() => fillForm(chosen.session.interest, line, copy.message)}>
              {copy.form}
            </Button>
            <Button kind="outline" onPress={() => save(chosen)}>
              {copy.file}
            </Button>
          </div>
          <p className={styles.held}>{copy.held}</p>
        </>
      )}
    </div>
  );
}
