import { fill } from '../../../lib/fill.ts';
import type { Words } from '../../../schemas/words.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Field } from '../../../ui/Field/Field.tsx';
import { mailAction } from '../hand-over.ts';
import styles from './FallbackContact.module.css';

export interface FallbackContactProps {
  /** Id of the box that shows the text; once on a page. */
  id: string;
  /** Where the text can be sent by e-mail. */
  email: string;
  subject: string;
  words: Pick<Words, 'fallbackContact' | 'handOver'>;
}

/**
 * What a form says when its script cannot be fetched, such as offline, with the text that was typed.
 * It stands beside the form's island, hidden until FallbackContact.client.ts fills and shows it.
 */
export function FallbackContact({ id, email, subject, words }: FallbackContactProps) {
  return (
    <div className={styles.fallback} data-unsent role="alert" tabIndex={-1} hidden>
      <p>{fill(words.fallbackContact, { email })}</p>
      <div>
        <Button kind="outline" href={mailAction(email, subject)}>
          {words.handOver.openMail}
        </Button>
      </div>
      <Field id={id} label={words.handOver.text}>
        <textarea id={id} rows={6} dir="auto" readOnly />
      </Field>
    </div>
  );
}
