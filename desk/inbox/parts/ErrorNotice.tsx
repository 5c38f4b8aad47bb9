import messages from 'virtual:messages';
import { whyOf } from '../data/api.ts';
import styles from './ErrorNotice.module.css';

/** Why a request failed, in words; hidden where none has. */
export function ErrorNotice({ error }: { error: unknown }) {
  return (
    <p role="alert" className={styles.fault} hidden={!error}>
      {error ? messages.errors[whyOf(error)] : ''}
    </p>
  );
}
