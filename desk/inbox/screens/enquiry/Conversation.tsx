import messages from 'virtual:messages';
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
  const name = nameOf(me, note.author, messages.acts.desk);
  const title = note.kind === 'answer' ? messages.enquiry.answerBy : messages.enquiry.noteBy;
  return (
    <li className={note.kind === 'answer' ? styles.answer : styles.note}>
      <p className={styles.title}>
        <strong>{fill(title, { name })}</strong>
        <time dateTime={new Date(note.at).toISOString()}>{sayShort(note.at, clock)}</time>
        {mail && (
          <span className={mail.state === 'dead' ? styles.dead : undefined}>
            {messages.mail[mail.state]}
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
      <h2 className="visuallyHidden">{messages.enquiry.conversation}</h2>
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
