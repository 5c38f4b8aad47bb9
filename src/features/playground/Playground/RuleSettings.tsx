import { Disclosure } from '../../../ui/Disclosure/Disclosure.tsx';
import type { ControlsProps } from '../parts.ts';
import styles from './ActForm.module.css';
import { ActForm } from './ActForm.tsx';
import { Countries } from './Countries.tsx';

/** The rules of the share, each with the number that it has now. */
export function RuleSettings({ content, view, shown, act }: ControlsProps) {
  const { title, intro } = content.messages.rules;
  const { holderLimit, largest, lockupDays, threshold } = view.rules;
  const rules = [
    { name: 'holders', start: { limit: holderLimit } },
    { name: 'largest', start: { limit: largest } },
    { name: 'lockup', start: { days: lockupDays } },
    { name: 'threshold', start: { limit: threshold } },
  ] as const;
  return (
    <Disclosure summary={title} className={styles.controls}>
      <p className={styles.intro}>{intro}</p>
      <Countries {...{ content, view, shown, act }} />
      {rules.map((rule) => (
        <ActForm key={rule.name} {...rule} {...{ content, shown, act }} />
      ))}
    </Disclosure>
  );
}
