import type { PartMark } from '../../elements/part.ts';
import styles from './Lamp.module.css';

/** A lamp may be a part of a custom element, whose script sets its `data-state` then. */
export interface LampProps extends PartMark {
  state: 'lit' | 'dark' | 'refused';
}

/** A lamp: lit with water, dark, or sand where a person must look. The word beside it says the same. */
export function Lamp({ state, ...mark }: LampProps) {
  return <span className={styles.lamp} data-state={state} {...mark} aria-hidden="true" />;
}
