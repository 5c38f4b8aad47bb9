import type { TransferCheckData } from '../../schemas/illustrations/illustration-acts.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import { Lamp } from '../IllustrationFrame/Lamp.tsx';
import narrow from './NarrowRule.module.css';
import styles from './TransferCheck.module.css';

/** The state of a rule: it passed, refused, is still to run, or did not run because of a refusal. */
export type RuleState = 'pass' | 'refused' | 'waiting' | 'notRun';

interface CheckedRuleProps {
  rule: TransferCheckData['rules'][number];
  state: RuleState;
  messages: Messages['illustrations']['transferCheck'];
}

/** A rule with what it found and its state. */
export function CheckedRule({ rule, state, messages }: CheckedRuleProps) {
  return (
    <li className={`${styles.rule} ${narrow.row}`} data-state={state}>
      <Lamp state={state === 'pass' ? 'lit' : state === 'refused' ? 'refused' : 'dark'} />
      <span className={`${styles.what} ${narrow.what}`}>
        <strong>{rule.name}</strong>
        <span className={styles.found}>{rule.value}</span>
      </span>
      <span className={`${styles.state} ${narrow.state}`}>{messages[state]}</span>
    </li>
  );
}
