import words from 'virtual:words';
import { fill } from '@falaj/contract/fill.ts';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { isComposing } from '../../../../src/ui/is-composing.ts';
import type { EnquiryWhole } from '../../../staff/wire.ts';
import { mayAnswer, useMyself } from '../../app/company.ts';
import { keepReplyDraft, type ReplyDraft, readReplyDraft } from '../../data/drafts.ts';
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

/** The place to write: an answer to the visitor, or a note for colleagues. */
export function Composer({ whole }: { whole: EnquiryWhole }) {
  const me = useMyself();
  const { id, reference } = whole.enquiry;
  const subject = fill(words.write.subjectOf, { reference });
  const fresh: ReplyDraft = {
    kind: 'answer',
    subject,
    answer: '',
    note: '',
    filled: { subject, answer: '' },
  };
  const [draft, setDraft] = useState(() => readReplyDraft(id) ?? fresh);
  useEffect(() => keepReplyDraft(id, draft.answer || draft.note ? draft : undefined), [id, draft]);
  const change = (part: Partial<ReplyDraft>) => setDraft((now) => ({ ...now, ...part }));
  if (!mayAnswer(me)) return <p className={styles.reader}>{words.write.reader}</p>;
  const tab = (kind: ReplyDraft['kind']) => (
    <label className={styles.tab}>
      <input
        type="radio"
        name="kind"
        checked={draft.kind === kind}
        onChange={() => change({ kind })}
      />
      {words.write[kind]}
    </label>
  );
  return (
    <section className={styles.composer} onKeyDown={sendByKeys} aria-label={words.write.title}>
      <fieldset className={styles.tabs}>
        <legend className="visuallyHidden">{words.write.title}</legend>
        {tab('answer')}
        {tab('note')}
      </fieldset>
      {draft.kind === 'answer' ? (
        <AnswerFields
          whole={whole}
          draft={draft}
          onChange={change}
          onSent={() => setDraft({ ...fresh, note: draft.note })}
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
