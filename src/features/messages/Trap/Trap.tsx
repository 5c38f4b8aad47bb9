import { TRAP } from '../submission.ts';
import styles from './Trap.module.css';

export interface TrapProps {
  /** Tells the traps of one page apart. */
  id: string;
  /** Asks whoever finds the field to leave it empty. */
  label: string;
}

/** A field that no visitor meets: who fills it is a program that fills every field. */
export function Trap({ id, label }: TrapProps) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={TRAP} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
