import type { BlueprintForm } from '../../../schemas/blueprint/blueprint-messages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import styles from './Blueprint.module.css';

export interface RulesNoticeProps {
  state: 'waiting' | 'loading' | 'failed' | 'ready';
  messages: Pick<BlueprintForm, 'loading' | 'failed' | 'retry'>;
  onRetry: () => void;
}

/** A notice while the rules are being loaded, and a button to try again when that fails. */
export function RulesNotice({ state, messages, onRetry }: RulesNoticeProps) {
  if (state === 'ready' || state === 'waiting') return null;
  if (state === 'loading') return <p className={styles.loading}>{messages.loading}</p>;
  return (
    <div role="alert" className={styles.notice}>
      <p>{messages.failed}</p>
      <Button kind="outline" onPress={onRetry}>
        {messages.retry}
      </Button>
    </div>
  );
}
