import type { Call } from '../../schemas/shared/call.ts';
import { Button } from '../Button/Button.tsx';
import styles from './Calls.module.css';

export interface CallsProps {
  primary?: Call | undefined;
  secondary?: Call | undefined;
  /** Said after a link that opens a new tab. */
  newTabHint: string;
}

/** The two calls of a first screen; nothing where there is no first one. */
export function Calls({ primary, secondary, newTabHint }: CallsProps) {
  if (!primary) return null;
  return (
    <div className={styles.calls}>
      <Button href={primary.href} newTabHint={newTabHint}>
        {primary.text}
      </Button>
      {secondary && (
        <Button kind="outline" href={secondary.href} newTabHint={newTabHint}>
          {secondary.text}
        </Button>
      )}
    </div>
  );
}
