import type { ReactNode } from 'react';
import styles from './Field.module.css';

export interface FieldProps {
  /** Id of the control inside, to which the label refers. */
  id: string;
  label: string;
  /** Marks the label with an asterisk (docs/site-rules.md#contact-form). */
  required?: boolean | undefined;
  /** Word after the label of a field that may stay empty. */
  optional?: string | undefined;
  /** Whether it takes a whole row of a form grid. */
  wide?: boolean | undefined;
  /** Message about what is wrong and how to correct it; the control refers to it by `<id>-error` (WCAG 3.3.1). */
  error?: string | undefined;
  /** The control: an input, select or textarea with the same id. */
  children: ReactNode;
}

/** A form field: label, control and, where something is wrong, a message. */
export function Field({
  id,
  label,
  required = false,
  optional,
  wide,
  error,
  children,
}: FieldProps) {
  return (
    <div className={wide ? `${styles.field} ${styles.wide}` : styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required && <span className={styles.mark}> *</span>}
        {optional && <span className={styles.optional}> ({optional})</span>}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
