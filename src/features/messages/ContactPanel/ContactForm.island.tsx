import { type FormEvent, useRef, useState } from 'react';
import { fill } from '../../../lib/fill.ts';
import type { ContactFormContent } from '../../../schemas/form.ts';
import type { FormWords } from '../form-words.ts';
import { copyText, mailAction, openMail } from '../hand-over.ts';
import { isSuspect, readSaid } from '../message.ts';
import { post, TRIES } from '../post.ts';
import { type Office, type Subject, writeSheet } from '../sheet.ts';
import { useChecks } from '../use-checks.ts';
import { useReceipt } from '../use-receipt.ts';
import styles from './ContactForm.module.css';
import { ErrorSummary } from './ErrorSummary.tsx';
import { MessageFields } from './MessageFields.tsx';
import { Receipt } from './Receipt.tsx';
import { SendRow } from './SendRow.tsx';

export interface ContactFormProps {
  content: Omit<ContactFormContent, 'title' | 'intro'>;
  office: Office;
  /** Where messages are posted as JSON; without it they go to the mail program. */
  endpoint?: string | undefined;
  /** Topics that the subject of the e-mail names. */
  subjects?: Subject[] | undefined;
  words: FormWords;
}

/**
 * The contact form. Before it lives the browser checks and sends it by itself; then it checks with
 * its own words, posts or hands over, and leaves a receipt in its place. Nothing typed is ever
 * dropped before the message is on its way: ContactForm.client.ts keeps it until the form is reset,
 * and the tab keeps the receipt until the visitor has sent the e-mail or begins another message.
 */
export function ContactForm({ content, office, endpoint, subjects = [], words }: ContactFormProps) {
  const { firstName, lastName, email, emailInvalid, message } = content.errors;
  const { form, errors, refused, refuse, pass, handlers } = useChecks({
    'first-name': { missing: firstName },
    'last-name': { missing: lastName },
    email: { missing: email, invalid: emailInvalid },
    message: { missing: message },
  });
  const receipt = useReceipt(form);
  const { phase, sheet } = receipt;
  const [attempt, setAttempt] = useState(0);
  const [copied, setCopied] = useState<boolean>();
  const [begun] = useState(() => performance.now());
  const sending = useRef(false);

  const ended = phase !== 'writing' && phase !== 'sending';
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    handlers.onInput(event);
    // Another part of the page has filled the form while it was put away.
    if (ended) receipt.write();
  };
  const onSent = () => {
    form.current?.reset();
    receipt.forget('sent');
  };
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current || !pass()) return;
    const at = new Date();
    const written = event.currentTarget;
    const said = readSaid(written);
    const spoken = JSON.stringify(said);
    const { reference, key } = receipt.nameOf(spoken, at, office);
    const next = writeSheet(said, reference, at, office, subjects, words);
    setCopied(undefined);
    receipt.send(next);
    if (!endpoint) {
      receipt.end('handed');
      // The same press copies what the mail program will not take.
      if (next.mailLink.isCut) setCopied(await copyText(next.text));
      openMail(next.mailLink.href);
      return;
    }
    sending.current = true;
    const { fields, consent } = said;
    const about = { reference, sentAt: at.toISOString(), page: location.pathname };
    const suspect = isSuspect(said, begun) || undefined;
    const packet = { kind: 'message', ...about, fields, consent, suspect } as const;
    const outcome = await post(endpoint, packet, key, setAttempt);
    sending.current = false;
    if (outcome.taken) {
      // What was typed while it was on its way is another message, and stays.
      if (JSON.stringify(readSaid(written)) === spoken) written.reset();
      receipt.end('taken');
    } else if (refuse(outcome.errors)) receipt.write();
    else receipt.end(outcome.offline ? 'offline' : 'failed');
  };
  const says = words.form;
  const progress = attempt > 1 ? fill(says.again, { attempt, tries: TRIES }) : says.sending;
  const native = endpoint
    ? { action: endpoint, method: 'post' }
    : {
        action: mailAction(office.email, says.plainSubject),
        method: 'post',
        encType: 'text/plain',
      };
  return (
    <div className={styles.holder}>
      <form
        ref={form}
        className={styles.form}
        aria-labelledby="message-title"
        data-message
        hidden={ended}
        {...native}
        {...handlers}
        onInput={onInput}
        onSubmit={onSubmit}
      >
        <ErrorSummary errors={errors} refused={refused} words={words} />
        <MessageFields {...content} errors={errors} words={words} />
        <SendRow
          content={content}
          progress={phase === 'sending' ? progress : undefined}
          email={endpoint ? undefined : office.email}
          words={words}
        />
      </form>
      {ended && sheet && (
        <Receipt
          ending={phase}
          sheet={sheet}
          email={office.email}
          words={words}
          copied={copied}
          restored={receipt.restored}
          onSent={onSent}
          onAgain={endpoint ? () => form.current?.requestSubmit() : undefined}
          onBack={receipt.write}
          onAnother={() => receipt.forget('writing')}
        />
      )}
    </div>
  );
}
