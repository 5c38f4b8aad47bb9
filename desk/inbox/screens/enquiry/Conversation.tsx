import words from 'virtual:words';
import { fill } from '@falaj/contract/fill.ts';
import type { EnquiryWhole, MailLine, NoteLine } from '../../../staff/api-types.ts';
import { nameOf, useClock, useMyself } from '../../app/company.ts';
import { sayShort } from '../../data/times.ts';
import styles from './Conversation.module.css';

interface EntryProps {
  note: NoteLine;
  /** The e-mail of an answer. */
  mail?: MailLine | undefined;
}

function ConversationEntry({ note, mail }: EntryProps) {
  const me = useMyself();
  const clock = useClock();
  const name = nameOf(me, note.author, words.acts.desk);
  const title = note.kind === 'answer' ? words.enquiry.answerBy : words.enquiry.noteBy;
  return (
    <li className={note.kind === 'answer' ? styles.answer : styles.note}>
      <p className={styles.title}>
        <strong>{fill(title, { name })}</strong>
        <time dateTime={new Date(note.at).toISOString()}>{sayShort(note.at, clock)}</time>
        {mail && (
          <span className={mail.state === 'dead' ? styles.dead : undefined}>
            {words.mail[mail.state]}
          </span>
        )}
      </p>
      <p dir="auto" className={styles.text}>
        {note.text}
      </p>
    </li>
  );
}

/** The answers to the visitor and the notes of colleagues, in order of time. */
export function Conversation({ whole: { notes, mails } }: { whole: EnquiryWhole }) {
  if (notes.length === 0) return null;
  return (
    <section>
      <h2 className="visuallyHidden">{words.enquiry.conversation}</h2>
      <ol className={styles.list}>
        {notes.map((note) => (
          <ConversationEntry
            key={note.id}
            note={note}
            mail={mails.find(({ id }) => id === note.outboxId)}
          />
        ))}
      </ol>
    </section>
  );
}
