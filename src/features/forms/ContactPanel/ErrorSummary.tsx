import { type MouseEvent, useEffect, useRef } from 'react';
import { plural } from '../../../lib/plural.ts';
import type { FieldErrors } from '../form-check.ts';
import type { FormMessages } from '../form-messages.ts';
import styles from './ContactForm.module.css';
import { fieldId } from './field-id.ts';

export interface ErrorSummaryProps {
  /** Messages by the names of the fields; a field that has been corrected is no longer among them. */
  errors: FieldErrors;
  /** How often sending was refused. The summary takes the focus each time; at zero it is hidden. */
  refused: number;
  messages: FormMessages;
}

/** Lists above the form what keeps it from being sent, each with a link to its field (WCAG G139). */
export function ErrorSummary({ errors, refused, messages }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const names = Object.keys(errors);
  const shown = refused > 0 && names.length > 0;

  useEffect(() => {
    if (refused > 0) box.current?.focus();
  }, [refused]);

  if (!shown) return null;
  const goTo = (event: MouseEvent, name: string) => {
    // The link must not change the address, which names the form.
    event.preventDefault();
    document.getElementById(fieldId(name))?.focus();
  };
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      <h3 className={styles.summaryTitle}>{plural(messages.form.faults, names.length)}</h3>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`} onClick={(event) => goTo(event, name)}>
              {errors[name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
