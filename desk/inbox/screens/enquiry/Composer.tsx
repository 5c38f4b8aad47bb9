import messages from 'virtual:messages';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { isComposing } from '../../../../src/ui/is-composing.ts';
import type { EnquiryWhole } from '../../../staff/api-types.ts';
import { mayAnswer, useMyself } from '../../app/company.ts';
import { keepDraft, type ReplyDraft, readDraft } from '../../data/drafts.ts';
import { AnswerFields } from './AnswerFields.tsx';
import styles from './Composer.module.css';
import { NoteFields } from './NoteFields.tsx';

/** Submits the form with the shortcut of mail programs. */
function sendByKeys(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  if (isComposing(event.nativeEvent)) return;
  event.preventDefault();
  (event.target as HTMLElement).closest('form')?.requestSubmit();
}

function freshDraft(subject: string, note = ''): ReplyDraft {
  const filled = { subject, answer: '' };
  return { id: crypto.randomUUID(), kind: 'answer', subject, answer: '', note, filled };
}

/** The draft to go on with. An answer that was sent while its page was reloaded is not begun again. */
function begin({ enquiry, notes }: EnquiryWhole, kept?: ReplyDraft): ReplyDraft {
  const isSent = notes.some((note) => note.id === kept?.id);
  return kept && !isSent ? kept : freshDraft(enquiry.answerSubject, kept?.note);
}

/** The place to write: an answer to the visitor, or a note for colleagues. */
export function Composer({ whole }: { whole: EnquiryWhole }) {
  const me = useMyself();
  const { account } = me;
  const { id, answerSubject: subject } = whole.enquiry;
  const [draft, setDraft] = useState(() => begin(whole, readDraft(account.id, id)));
  useEffect(() => {
    const isBegun = draft.answer || draft.note || draft.subject !== subject;
    keepDraft(account.id, id, isBegun ? draft : undefined);
  }, [account.id, id, subject, draft]);
  const change = (part: Partial<ReplyDraft>) => setDraft((now) => ({ ...now, ...part }));
  if (!mayAnswer(me)) return <p className={styles.reader}>{messages.write.reader}</p>;
  const tab = (kind: ReplyDraft['kind']) => (
    <label className={styles.tab}>
      <input
        type="radio"
        name="kind"
        checked={draft.kind === kind}
        onChange={() => change({ kind })}
      />
      {messages.write[kind]}
    </label>
  );
  return (
    <section className={styles.composer} onKeyDown={sendByKeys} aria-label={messages.write.title}>
      <fieldset className={styles.tabs}>
        <legend className="visuallyHidden">{messages.write.title}</legend>
        {tab('answer')}
        {tab('note')}
      </fieldset>
      {draft.kind === 'answer' ? (
        <AnswerFields
          whole={whole}
          draft={draft}
          onChange={change}
          onSent={() => setDraft(freshDraft(subject, draft.note))}
        />
      ) : (
        <NoteFields
          id={id}
          text={draft.note}
          onChange={(note) => change({ note })}
          onSent={() => change({ note: '', kind: 'answer' })}
        />
      )}
    </section>
  );
}
