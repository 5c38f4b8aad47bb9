import { fill } from '@falaj/contract/fill.ts';
import type { ReactNode } from 'react';
import { part } from '../../../runtime/elements/part.ts';
import type { Messages } from '../../../schemas/site/messages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Field } from '../../../ui/Field/Field.tsx';
import { mailAction } from '../mailto-fallback.ts';
import type { FallbackContactParts } from './FallbackContact.client.ts';
import styles from './FallbackContact.module.css';

export interface FallbackContactProps {
  /** Id of the box that shows the text; once on a page. */
  id: string;
  /** Where the text can be sent by e-mail. */
  email: string;
  subject: string;
  messages: Pick<Messages, 'fallbackContact' | 'mailtoFallback'>;
  /** The form, an island. */
  children?: ReactNode;
}

/**
 * A form, and the note that is shown when its script cannot be fetched, such as offline: the text that was
 * typed, for the visitor to copy or send. The note is hidden until FallbackContact.client.ts fills it.
 */
export function FallbackContact(props: FallbackContactProps) {
  const { id, email, subject, messages, children } = props;
  return (
    <fallback-contact className={styles.holder}>
      {children}
      <div
        {...part<FallbackContactParts>('note')}
        className={styles.fallback}
        role="alert"
        tabIndex={-1}
        hidden
      >
        <p>{fill(messages.fallbackContact, { email })}</p>
        <div>
          <Button kind="outline" href={mailAction(email, subject)}>
            {messages.mailtoFallback.openMail}
          </Button>
        </div>
        <Field id={id} label={messages.mailtoFallback.text}>
          <textarea id={id} rows={6} dir="auto" readOnly />
        </Field>
      </div>
    </fallback-contact>
  );
}
