import type { FieldsMessages } from '@falaj/contract/fields.ts';
import { type FormEvent, useState } from 'react';
import { type ContactOffice, type Subject, writeReceipt } from './enquiry-receipt.ts';
import { errorMessagesOf } from './form-check.ts';
import type { FormMessages } from './form-messages.ts';
import { copyText, openMail } from './mailto-fallback.ts';
import { readSubmission } from './submission.ts';
import { useChecks } from './use-checks.ts';
import { useReceipt } from './use-receipt.ts';
import { statusOf, useSubmission } from './use-submission.ts';

/** What the contact form needs to send an enquiry. */
export interface EnquiryFormOptions {
  /** The messages of the fields. */
  fields: FieldsMessages;
  office: ContactOffice;
  /** Where enquiries are posted as JSON; without it the enquiry goes to the visitor's mail program. */
  endpoint?: string | undefined;
  /** Topics that the subject of the e-mail names. */
  subjects?: Subject[] | undefined;
  messages: FormMessages;
}

/**
 * Checks the contact form, sends its enquiry and keeps the receipt: posted to the endpoint, or opened in the
 * visitor's mail program. The fields are emptied only once the enquiry has been taken or sent.
 */
export function useEnquiryForm(options: EnquiryFormOptions) {
  const { fields: fieldMessages, office, endpoint, subjects = [], messages } = options;
  const { form, errors, refused, refuse, pass, handlers } = useChecks(
    errorMessagesOf('message', fieldMessages, endpoint && messages.form.tooLong),
  );
  const enquiry = useReceipt(form);
  const { status, receipt, restored } = enquiry;
  const submission = useSubmission(endpoint);
  const [copied, setCopied] = useState<boolean>();
  const ended = status !== 'writing' && status !== 'sending';

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    handlers.onInput(event);
    submission.begin();
    // Another part of the page has filled the form while the receipt stood in its place.
    if (ended) enquiry.write();
  };
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (submission.isSending() || !pass()) return;
    const at = new Date();
    const written = event.currentTarget;
    const submitted = readSubmission(written);
    const asText = JSON.stringify(submitted);
    const { reference, key } = enquiry.nameOf(asText, at, office);
    const next = writeReceipt(submitted, reference, at, office, subjects, fieldMessages, messages);
    setCopied(undefined);
    enquiry.send(next);
    if (!endpoint) {
      enquiry.end('handed');
      // A mail program takes only the beginning of a long enquiry, so the whole is copied too.
      if (next.mailLink.isCut) setCopied(await copyText(next.text));
      openMail(next.mailLink.href);
      return;
    }
    const { fields, consent } = submitted;
    const { language } = office;
    const own = { kind: 'message', reference, fields, consent, language } as const;
    const delivery = await submission.deliver(own, submitted, key, at);
    if (delivery.taken) {
      // What was typed while the enquiry was being sent belongs to another enquiry, and stays.
      if (JSON.stringify(readSubmission(written)) === asText) written.reset();
      enquiry.end('taken');
    } else if (refuse(delivery.errors)) enquiry.write();
    else enquiry.end(statusOf(delivery));
  };
  return {
    form,
    errors,
    refused,
    handlers: { ...handlers, onInput, onSubmit },
    /** How far sending has got, in words; undefined while nothing is being sent. */
    progress: status === 'sending' ? submission.progress(messages.form) : undefined,
    /** The receipt that stands in place of the form; undefined while the form is shown. */
    shown: ended && receipt ? { status, receipt, copied, restored } : undefined,
    ended,
    write: enquiry.write,
    /** The visitor says that the e-mail was sent. */
    confirmSent: () => {
      form.current?.reset();
      enquiry.forget('sent');
    },
    beginAnother: () => enquiry.forget('writing'),
  };
}
