import type { Call } from '../../schemas/shared/call.ts';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import styles from './Calls.module.css';

export interface CallsProps {
  primary?: Call | undefined;
  secondary?: Call | undefined;
  /** Whether only the first is a button, and the second a link beside it. */
  isOneButton?: boolean | undefined;
  /** Said after a link that opens a new tab. */
  newTabHint: string;
}

/** The two calls of a first screen; nothing where there is no first one. */
export function Calls({ primary, secondary, isOneButton, newTabHint }: CallsProps) {
  if (!primary) return null;
  return (
    <div className={`${styles.calls} ${isOneButton ? styles.one : ''}`}>
      <Button href={primary.href} newTabHint={newTabHint}>
        {primary.text}
      </Button>
      {secondary && isOneButton && (
        <Link className={styles.link} href={secondary.href} newTabHint={newTabHint}>
          {secondary.text}
        </Link>
      )}
      {secondary && !isOneButton && (
        <Button kind="outline" href={secondary.href} newTabHint={newTabHint}>
          {secondary.text}
        </Button>
      )}
    </div>
  );
}
