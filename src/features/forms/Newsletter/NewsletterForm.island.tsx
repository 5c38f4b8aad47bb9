import { LANGUAGE, TRAP } from '@falaj/contract/fields.ts';
import { useEffect } from 'react';
import type { NewsletterContent } from '../../../schemas/forms/newsletter.ts';
import type { Messages } from '../../../schemas/site/messages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Field } from '../../../ui/Field/Field.tsx';
import type { LinkListProps } from '../../../ui/LinkList/LinkList.tsx';
import carved from '../ContactPanel/CarvedForm.module.css';
import { checkLength } from '../form-check.ts';
import { Honeypot } from '../Honeypot/Honeypot.tsx';
import { useSignUp } from '../use-sign-up.ts';
import { nativeSubmission } from '../use-submission.ts';
import styles from './Newsletter.module.css';
import { SignUpReceipt } from './SignUpReceipt.tsx';

const FIELD = 'newsletter-email';

export interface NewsletterFormProps
  extends Pick<NewsletterContent, 'label' | 'placeholder' | 'button' | 'privacy'> {
  feeds: LinkListProps['links'];
  email: string;
  endpoint?: string | undefined;
  /** Language of the page, in which the desk answers. */
  language: string;
  messages: Pick<Messages, 'newsletter' | 'mailtoFallback'> &
    Pick<Messages['form'], 'trap' | 'tooLong'>;
}

/**
 * The newsletter's form. With an endpoint it posts the address and tells the visitor what is still to be done.
 * Without one it says that nobody has been subscribed, and offers the feeds and an e-mail.
 */
export function NewsletterForm(props: NewsletterFormProps) {
  const { label, placeholder, button, privacy, feeds, email, endpoint, language, messages } = props;
  const says = messages.newsletter;
  const signUp = useSignUp(
    endpoint,
    language,
    says,
    checkLength('email', { label }, messages.tooLong),
  );
  const { form, errors, refused, handlers, isSending, ended } = signUp;

  useEffect(() => {
    if (refused > 0) document.getElementById(FIELD)?.focus();
  }, [refused]);

  return (
    <div className={styles.holder}>
      <form
        ref={form}
        className={`${carved.card} ${styles.form}`}
        aria-labelledby="newsletter-title"
        hidden={ended !== undefined}
        {...nativeSubmission(endpoint, email, says.subject)}
        {...handlers}
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
        {endpoint && <input type="hidden" name={LANGUAGE} value={language} />}
        {endpoint && <Honeypot id={`newsletter-${TRAP}`} label={messages.trap} />}
        <div className={styles.send}>
          <Button kind="solid" busy={isSending || undefined}>
            {isSending ? says.sending : button}
          </Button>
        </div>
        <p className={styles.note} role="status">
          {signUp.progress}
        </p>
        <p className={styles.note}>{privacy}</p>
      </form>
      {ended && (
        <SignUpReceipt
          {...ended}
          email={email}
          feeds={feeds}
          messages={messages}
          onBack={signUp.write}
        />
      )}
    </div>
  );
}
