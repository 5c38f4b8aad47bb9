import type { FieldsWords } from '@falaj/contract/fields.ts';
import { type FormEvent, useState } from 'react';
import { messagesOf } from './form-check.ts';
import type { FormWords } from './form-words.ts';
import { copyText, openMail } from './hand-over.ts';
import { type ContactOffice, type Subject, writeReceipt } from './message-receipt.ts';
import { readSubmission } from './submission.ts';
import { useChecks } from './use-checks.ts';
import { useReceipt } from './use-receipt.ts';
import { statusOf, useSubmission } from './use-submission.ts';

/** What the contact form needs to send a message. */
export interface MessageFormOptions {
  /** The words of the fields. */
  fields: FieldsWords;
  office: ContactOffice;
  /** Where messages are posted as JSON; without it the message goes to the visitor's mail program. */
  endpoint?: string | undefined;
  /** Topics that the subject of the e-mail names. */
  subjects?: Subject[] | undefined;
  words: FormWords;
}

/**
 * Checks the contact form, sends its message and keeps the receipt: posted to the endpoint, or handed over to the
 * visitor's mail program. The fields are emptied only once the message has been taken or sent.
 */
export function useMessageForm(options: MessageFormOptions) {
  const { fields: fieldWords, office, endpoint, subjects = [], words } = options;
  const { form, errors, refused, refuse, pass, handlers } = useChecks(
    messagesOf('message', fieldWords, endpoint && words.form.tooLong),
  );
  const message = useReceipt(form);
  const { status, receipt, restored } = message;
  const submission = useSubmission(endpoint);
  const [copied, setCopied] = useState<boolean>();
  const ended = status !== 'writing' && status !== 'sending';

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    handlers.onInput(event);
    submission.begin();
    // Another part of the page has filled the form while the receipt stood in its place.
    if (ended) message.write();
  };
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (submission.isSending() || !pass()) return;
    const at = new Date();
    const written = event.currentTarget;
    const submitted = readSubmission(written);
    const asText = JSON.stringify(submitted);
    const { reference, key } = message.nameOf(asText, at, office);
    const next = writeReceipt(submitted, reference, at, office, subjects, fieldWords, words);
    setCopied(undefined);
    message.send(next);
    if (!endpoint) {
      message.end('handed');
      // A mail program takes only the beginning of a long message, so the whole is copied too.
      if (next.mailLink.isCut) setCopied(await copyText(next.text));
      openMail(next.mailLink.href);
      return;
    }
    const { fields, consent } = submitted;
    const { language } = office;
    const own = { kind: 'message', reference, fields, consent, language } as const;
    const delivery = await submission.deliver(own, submitted, key, at);
    if (delivery.taken) {
      // What was typed while the message was being sent belongs to another message, and stays.
      if (JSON.stringify(readSubmission(written)) === asText) written.reset();
      message.end('taken');
    } else if (refuse(delivery.errors)) message.write();
    else message.end(statusOf(delivery));
  };
  return {
    form,
    errors,
    refused,
    handlers: { ...handlers, onInput, onSubmit },
    /** How far sending has got, in words; undefined while nothing is being sent. */
    progress: status === 'sending' ? submission.progress(words.form) : undefined,
    /** The receipt that stands in place of the form; undefined while the form is shown. */
    shown: ended && receipt ? { status, receipt, copied, restored } : undefined,
    ended,
    write: message.write,
    /** The visitor says that the e-mail was sent. */
    confirmSent: () => {
      form.current?.reset();
      message.forget('sent');
    },
    beginAnother: () => message.forget('writing'),
  };
}
