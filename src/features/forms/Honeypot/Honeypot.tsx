import { TRAP } from '@falaj/contract/fields.ts';
import styles from './Honeypot.module.css';

export interface HoneypotProps {
  /** Tells the traps of one page apart. */
  id: string;
  /** Tells anybody who finds the field to leave it empty. */
  label: string;
}

/** A hidden field that visitors do not see. A program that fills every field gives itself away by it. */
export function Honeypot({ id, label }: HoneypotProps) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={TRAP} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
