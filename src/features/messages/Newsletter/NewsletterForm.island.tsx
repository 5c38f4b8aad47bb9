import { type FormEvent, useEffect, useRef, useState } from 'react';
import { fill } from '../../../lib/fill.ts';
import { newKey } from '../../../lib/new-key.ts';
import type { NewsletterContent } from '../../../schemas/newsletter.ts';
import type { Words } from '../../../schemas/words.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Field } from '../../../ui/Field/Field.tsx';
import { mailAction } from '../hand-over.ts';
import { isSuspect, readSaid, TRAP } from '../message.ts';
import { post, TRIES } from '../post.ts';
import { useChecks } from '../use-checks.ts';
import styles from './Newsletter.module.css';
import type { Feed } from './Newsletter.tsx';
import { type Ending, NextStep } from './NextStep.tsx';

const FIELD = 'newsletter-email';

export interface NewsletterFormProps
  extends Pick<NewsletterContent, 'label' | 'placeholder' | 'button' | 'privacy'> {
  feeds: Feed[];
  email: string;
  endpoint?: string | undefined;
  words: Pick<Words, 'newsletter' | 'handOver'> & { trap: string };
}

/**
 * The newsletter's form. With an endpoint it posts the address and says what is still to be done;
 * without one it says that nobody was subscribed, and offers the feeds and an e-mail.
 */
export function NewsletterForm(props: NewsletterFormProps) {
  const { label, placeholder, button, privacy, feeds, email, endpoint, words } = props;
  const says = words.newsletter;
  const { form, errors, refused, refuse, pass, handlers } = useChecks({
    email: { missing: says.missing, invalid: says.invalid },
  });
  const [phase, setPhase] = useState<'writing' | 'sending' | Ending>('writing');
  const [address, setAddress] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [begun] = useState(() => performance.now());
  const sending = useRef(false);
  const last = useRef({ address: '', key: '' });

  useEffect(() => {
    if (refused > 0) document.getElementById(FIELD)?.focus();
  }, [refused]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current || !pass()) return;
    const said = readSaid(event.currentTarget);
    const { email: typed = '' } = said.fields;
    setAddress(typed);
    if (!endpoint) {
      setPhase('notYet');
      return;
    }
    sending.current = true;
    setPhase('sending');
    const key = typed === last.current.address ? last.current.key : newKey();
    last.current = { address: typed, key };
    const about = { sentAt: new Date().toISOString(), page: location.pathname, consent: true };
    const suspect = isSuspect(said, begun) || undefined;
    const fields = { email: typed };
    const packet = { kind: 'newsletter', reference: key, ...about, fields, suspect } as const;
    const outcome = await post(endpoint, packet, key, setAttempt);
    sending.current = false;
    if (outcome.taken) setPhase('taken');
    else if (refuse(outcome.errors)) setPhase('writing');
    else setPhase(outcome.offline ? 'offline' : 'failed');
  };

  const ended = phase !== 'writing' && phase !== 'sending';
  const isSending = phase === 'sending';
  const progress = attempt > 1 ? fill(says.again, { attempt, tries: TRIES }) : says.sending;
  const native = endpoint
    ? { action: endpoint, method: 'post' }
    : { action: mailAction(email, says.subject), method: 'post', encType: 'text/plain' };
  return (
    <div className={styles.holder}>
      <form
        ref={form}
        className={styles.form}
        aria-labelledby="newsletter-title"
        hidden={ended}
        {...native}
        {...handlers}
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
        {endpoint && (
          <div className={styles.trap} aria-hidden="true">
            <label htmlFor={`newsletter-${TRAP}`}>{words.trap}</label>
            <input
              id={`newsletter-${TRAP}`}
              name={TRAP}
              type="text"
              tabIndex={-1}
              autoComplete="off"
            />
          </div>
        )}
        <div className={styles.send}>
          <Button kind="solid" busy={isSending || undefined}>
            {isSending ? says.sending : button}
          </Button>
        </div>
        <p className={styles.note} role="status">
          {isSending && progress}
        </p>
        <p className={styles.note}>{privacy}</p>
      </form>
      {ended && (
        <NextStep
          ending={phase}
          address={address}
          email={email}
          feeds={feeds}
          words={words}
          onBack={() => setPhase('writing')}
        />
      )}
    </div>
  );
}
