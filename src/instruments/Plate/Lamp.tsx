import styles from './Lamp.module.css';

/** A lamp: lit with water, dark, or sand where a person must look. The word beside it says the same. */
export function Lamp({ state }: { state: 'lit' | 'dark' | 'refused' }) {
  return <span className={styles.lamp} data-lamp={state} aria-hidden="true" />;
}
