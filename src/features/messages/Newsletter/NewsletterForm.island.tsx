import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { NewsletterContent } from '../../../schemas/newsletter.ts';
import type { Words } from '../../../schemas/words.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Field } from '../../../ui/Field/Field.tsx';
import type { LinkListProps } from '../../../ui/LinkList/LinkList.tsx';
import carved from '../ContactPanel/CarvedForm.module.css';
import { newKey } from '../new-key.ts';
import { readSubmission, TRAP } from '../submission.ts';
import { Trap } from '../Trap/Trap.tsx';
import { useChecks } from '../use-checks.ts';
import { nativeSubmission, statusOf, useSubmission } from '../use-submission.ts';
import styles from './Newsletter.module.css';
import { SignUpReceipt, type SignUpStatus } from './SignUpReceipt.tsx';

const FIELD = 'newsletter-email';

export interface NewsletterFormProps
  extends Pick<NewsletterContent, 'label' | 'placeholder' | 'button' | 'privacy'> {
  feeds: LinkListProps['links'];
  email: string;
  endpoint?: string | undefined;
  words: Pick<Words, 'newsletter' | 'handOver'> & { trap: string };
}

/**
 * The newsletter's form. With an endpoint it posts the address and tells the visitor what is still to be done.
 * Without one it says that nobody has been subscribed, and offers the feeds and an e-mail.
 */
export function NewsletterForm(props: NewsletterFormProps) {
  const { label, placeholder, button, privacy, feeds, email, endpoint, words } = props;
  const says = words.newsletter;
  const { form, errors, refused, refuse, pass, handlers } = useChecks({
    email: { missing: says.missing, invalid: says.invalid },
  });
  const [status, setStatus] = useState<'writing' | 'sending' | SignUpStatus>('writing');
  const [address, setAddress] = useState('');
  const submission = useSubmission(endpoint);
  const last = useRef({ address: '', key: '' });

  useEffect(() => {
    if (refused > 0) document.getElementById(FIELD)?.focus();
  }, [refused]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (submission.isSending() || !pass()) return;
    const submitted = readSubmission(event.currentTarget);
    const { email: typed = '' } = submitted.fields;
    setAddress(typed);
    if (!endpoint) {
      setStatus('notYet');
      return;
    }
    setStatus('sending');
    const key = typed === last.current.address ? last.current.key : newKey();
    last.current = { address: typed, key };
    const own = {
      kind: 'newsletter',
      reference: key,
      fields: { email: typed },
      consent: true,
    } as const;
    const delivery = await submission.deliver(own, submitted, key, new Date());
    if (refuse(delivery.errors)) setStatus('writing');
    else setStatus(statusOf(delivery));
  };

  const ended = status !== 'writing' && status !== 'sending';
  const isSending = status === 'sending';
  return (
    <div className={styles.holder}>
      <form
        ref={form}
        className={`${carved.plate} ${styles.form}`}
        aria-labelledby="newsletter-title"
        hidden={ended}
        {...nativeSubmission(endpoint, email, says.subject)}
        {...handlers}
        onInput={(event) => {
          handlers.onInput(event);
          submission.begin();
        }}
        onSubmit={onSubmit}
      >
        <Field id={FIELD} label={label} required error={errors.email}>
          <input
            id={FIELD}
            name="email"
            type="email"
            autoComplete="email"
            placeholder={placeholder}
            aria-invalid={errors.email ? true : undefined}
            aria-describedby={errors.email ? `${FIELD}-error` : undefined}
            required
          />
        </Field>
        {endpoint && <Trap id={`newsletter-${TRAP}`} label={words.trap} />}
        <div className={styles.send}>
          <Button kind="solid" busy={isSending || undefined}>
            {isSending ? says.sending : button}
          </Button>
        </div>
        <p className={styles.note} role="status">
          {isSending && submission.progress(says)}
        </p>
        <p className={styles.note}>{privacy}</p>
      </form>
      {ended && (
        <SignUpReceipt
          status={status}
          address={address}
          email={email}
          feeds={feeds}
          words={words}
          onBack={() => setStatus('writing')}
        />
      )}
    </div>
  );
}
