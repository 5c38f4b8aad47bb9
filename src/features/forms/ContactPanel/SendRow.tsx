import { LANGUAGE, NEWS, TRAP } from '@falaj/contract/fields.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import type { FormMessages } from '../form-messages.ts';
import { Honeypot } from '../Honeypot/Honeypot.tsx';
import carved from './CarvedForm.module.css';
import styles from './ContactForm.module.css';
import { FinePrint, type FinePrintProps } from './FinePrint.tsx';

export interface SendRowProps {
  content: FinePrintProps & { news: string; promise: string };
  /** How far sending has got, in words; while this is set, the button is busy. */
  progress: string | undefined;
  /** The address to which the visitor's mail program sends the enquiry; undefined where it is posted. */
  email: string | undefined;
  /** Language of the page, in which the desk answers. */
  language: string;
  messages: FormMessages;
}

/** The end of the form: the box for news, the button, and what happens when it is pressed. */
export function SendRow({ content, progress, email, language, messages }: SendRowProps) {
  const formMessages = messages.form;
  return (
    <>
      {!email && <input type="hidden" name={LANGUAGE} value={language} />}
      {!email && <Honeypot id={TRAP} label={formMessages.trap} />}
      <label className={styles.news}>
        <input type="checkbox" name={NEWS} value="yes" />
        <span>{content.news}</span>
      </label>
      <div className={`${styles.send} ${carved.weir}`}>
        <Button kind="solid" busy={progress !== undefined || undefined}>
          {progress === undefined ? messages.send : formMessages.sending}
        </Button>
        <p className={styles.progress} role="status">
          {progress}
        </p>
        <p className={styles.hint}>
          {email && messages.sendHint} {content.promise}
        </p>
        {email && (
          <p className={styles.hint}>
            {formMessages.orWrite} <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
        <FinePrint {...content} />
      </div>
    </>
  );
}
