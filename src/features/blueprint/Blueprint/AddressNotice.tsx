import { fill } from '@falaj/contract/fill.ts';
import { sayList } from '../../../lib/say-list.ts';
import type { BlueprintForm } from '../../../schemas/blueprint/blueprint-messages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import styles from './Blueprint.module.css';

export interface AddressNoticeProps {
  /** Names of the answers that could not be read, or of the address format. */
  names: string[];
  messages: BlueprintForm;
  onBegin: () => void;
}

/**
 * Tells the visitor that an address holds no plan and which parts are wrong, with a button that starts afresh
 * (WCAG 3.3.1 and 3.3.3).
 */
export function AddressNotice({
  names,
  messages: { broken, labels },
  onBegin,
}: AddressNoticeProps) {
  const known: Record<string, string> = { ...labels, version: broken.version };
  return (
    <div role="alert" className={styles.notice}>
      <h3>{broken.title}</h3>
      <p>{fill(broken.text, { names: sayList(names.map((name) => known[name] ?? name)) })}</p>
      <Button kind="outline" onPress={onBegin}>
        {broken.button}
      </Button>
    </div>
  );
}
