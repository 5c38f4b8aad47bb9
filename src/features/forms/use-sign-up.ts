import { type FormEvent, useRef, useState } from 'react';
import type { Messages } from '../../schemas/site/messages.ts';
import type { ErrorMessages } from './form-check.ts';
import { newKey } from './new-key.ts';
import { readSubmission } from './submission.ts';
import { useChecks } from './use-checks.ts';
import { statusOf, useSubmission } from './use-submission.ts';

/**
 * How a sign-up ended: `notYet` without an endpoint, `failed` when the endpoint did not take it, `offline`
 * without a connection, `taken` when the endpoint sends a confirmation of its own.
 */
export type SignUpStatus = 'notYet' | 'failed' | 'offline' | 'taken';

/**
 * Checks the newsletter's form and posts its address.
 * @param endpoint receives the address; without it nobody is subscribed
 * @param language of the page
 * @param tooLong the message for an address of a length, if it is too long
 */
export function useSignUp(
  endpoint: string | undefined,
  language: string,
  says: Messages['newsletter'],
  tooLong: ErrorMessages['tooLong'],
) {
  const { form, errors, refused, refuse, pass, handlers } = useChecks({
    email: { missing: says.missing, invalid: says.invalid, tooLong },
  });
  const [status, setStatus] = useState<'writing' | 'sending' | SignUpStatus>('writing');
  const [address, setAddress] = useState('');
  const submission = useSubmission(endpoint);
  const last = useRef({ address: '', key: '' });

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    handlers.onInput(event);
    submission.begin();
  };
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (submission.isSending() || !pass()) return;
    const submitted = readSubmission(event.currentTarget);
    const { email = '' } = submitted.fields;
    setAddress(email);
    if (!endpoint) {
      setStatus('notYet');
      return;
    }
    setStatus('sending');
    // The same address keeps its key, so that the endpoint recognises another try.
    const key = email === last.current.address ? last.current.key : newKey();
    last.current = { address: email, key };
    const delivery = await submission.deliver(
      { kind: 'newsletter', reference: key, fields: { email }, consent: true, language },
      submitted,
      key,
      new Date(),
    );
    if (refuse(delivery.errors)) setStatus('writing');
    else setStatus(statusOf(delivery));
  };
  return {
    form,
    errors,
    refused,
    handlers: { ...handlers, onInput, onSubmit },
    isSending: status === 'sending',
    /** How far sending has got, in words; undefined while nothing is being sent. */
    progress: status === 'sending' ? submission.progress(says) : undefined,
    /** How the sign-up ended, and the address that was typed; undefined while the form is shown. */
    ended: status === 'writing' || status === 'sending' ? undefined : { status, address },
    write: () => setStatus('writing'),
  };
}
