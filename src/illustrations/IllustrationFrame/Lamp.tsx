import type { PartMark } from '../../runtime/elements/part.ts';
import styles from './Lamp.module.css';

/** A lamp can be a part of a custom element, whose script then sets its `data-state`. */
export interface LampProps extends PartMark {
  state: 'lit' | 'dark' | 'refused';
}

/** A lamp: lit, dark, or sand-coloured where a person must look. The word beside it says the same. */
export function Lamp({ state, ...mark }: LampProps) {
  return <span className={styles.lamp} data-state={state} {...mark} aria-hidden="true" />;
}
