import { type FormEvent, useState } from 'react';
import type { ContactFormContent } from '../../../schemas/form.ts';
import { DRAFT } from '../../draft/draft.ts';
import type { FormWords } from '../form-words.ts';
import { copyText, openMail } from '../hand-over.ts';
import { type ContactOffice, type Subject, writeReceipt } from '../message-receipt.ts';
import { readSubmission } from '../submission.ts';
import { useChecks } from '../use-checks.ts';
import { useReceipt } from '../use-receipt.ts';
import { nativeSubmission, statusOf, useSubmission } from '../use-submission.ts';
import carved from './CarvedForm.module.css';
import styles from './ContactForm.module.css';
import { ErrorSummary } from './ErrorSummary.tsx';
import { MessageFields } from './MessageFields.tsx';
import { Receipt } from './Receipt.tsx';
import { SendRow } from './SendRow.tsx';

export interface ContactFormProps {
  content: Omit<ContactFormContent, 'title' | 'intro' | 'topics'>;
  office: ContactOffice;
  /** Where messages are posted as JSON; without it the message goes to the visitor's mail program. */
  endpoint?: string | undefined;
  /** Topics that the subject of the e-mail names. */
  subjects?: Subject[] | undefined;
  words: FormWords;
}

/**
 * The contact form. Before it hydrates, the browser checks and sends it; afterwards this component checks with
 * its own messages, posts or hands over to the mail program, and shows a receipt in its place. What was typed
 * is kept by message-draft.ts until the form is reset, and the tab keeps the receipt until the visitor has sent
 * the e-mail or begins another message.
 */
export function ContactForm({ content, office, endpoint, subjects = [], words }: ContactFormProps) {
  const { firstName, lastName, email, emailInvalid, message: empty } = content.errors;
  const { form, errors, refused, refuse, pass, handlers } = useChecks({
    'first-name': { missing: firstName },
    'last-name': { missing: lastName },
    email: { missing: email, invalid: emailInvalid },
    message: { missing: empty },
  });
  const message = useReceipt(form);
  const { status, receipt } = message;
  const submission = useSubmission(endpoint);
  const [copied, setCopied] = useState<boolean>();

  const ended = status !== 'writing' && status !== 'sending';
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    handlers.onInput(event);
    submission.begin();
    // Another part of the page has filled the form while it was put away.
    if (ended) message.write();
  };
  const onSent = () => {
    form.current?.reset();
    message.forget('sent');
  };
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (submission.isSending() || !pass()) return;
    const at = new Date();
    const written = event.currentTarget;
    const submitted = readSubmission(written);
    const asText = JSON.stringify(submitted);
    const { reference, key } = message.nameOf(asText, at, office);
    const next = writeReceipt(submitted, reference, at, office, subjects, words);
    setCopied(undefined);
    message.send(next);
    if (!endpoint) {
      message.end('handed');
      // The same press copies what the mail program will not take.
      if (next.mailLink.isCut) setCopied(await copyText(next.text));
      openMail(next.mailLink.href);
      return;
    }
    const { fields, consent } = submitted;
    const own = { kind: 'message', reference, fields, consent } as const;
    const delivery = await submission.deliver(own, submitted, key, at);
    if (delivery.taken) {
      // What was typed while it was on its way is another message, and stays.
      if (JSON.stringify(readSubmission(written)) === asText) written.reset();
      message.end('taken');
    } else if (refuse(delivery.errors)) message.write();
    else message.end(statusOf(delivery));
  };
  return (
    <div className={styles.holder}>
      <form
        ref={form}
        className={`${styles.form} ${carved.plate}`}
        aria-labelledby="message-title"
        hidden={ended}
        data-draft={DRAFT}
        {...nativeSubmission(endpoint, office.email, words.form.plainSubject)}
        {...handlers}
        onInput={onInput}
        onSubmit={onSubmit}
      >
        <ErrorSummary errors={errors} refused={refused} words={words} />
        <MessageFields {...content} errors={errors} words={words} />
        <SendRow
          content={content}
          progress={status === 'sending' ? submission.progress(words.form) : undefined}
          email={endpoint ? undefined : office.email}
          words={words}
        />
      </form>
      {ended && receipt && (
        <Receipt
          status={status}
          receipt={receipt}
          email={office.email}
          words={words}
          copied={copied}
          restored={message.restored}
          onSent={onSent}
          onAgain={endpoint ? () => form.current?.requestSubmit() : undefined}
          onBack={message.write}
          onAnother={() => message.forget('writing')}
        />
      )}
    </div>
  );
}
