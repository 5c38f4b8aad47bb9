import { fill } from '@falaj/contract/fill.ts';
import { formatNumber } from '../../lib/format-number.ts';
import type { TransferCheckData } from '../../schemas/illustrations/illustration-acts.ts';
import {
  IllustrationFrame,
  type IllustrationPropsOf,
} from '../IllustrationFrame/IllustrationFrame.tsx';
import { CheckedRule, type RuleState } from './CheckedRule.tsx';
import { Party } from './Party.tsx';
import running from './Running.module.css';
import styles from './TransferCheck.module.css';

export interface TransferCheckProps extends IllustrationPropsOf<'transferCheck'> {
  /**
   * Whether the lamps light up as elements elsewhere on the page scroll by. Lamp n follows the view timeline
   * `--rule-n`, for which a common ancestor needs `timeline-scope` (CSS scroll-driven animations). Browsers
   * without these show all lamps lit.
   */
  follows?: boolean;
}

/** The state of rule `number` when the transfer is at rule `at`. */
function stateOf(number: number, outcome: TransferCheckData['outcome'], at: number): RuleState {
  if (number < at) return 'pass';
  if (outcome === 'waiting') return 'waiting';
  return number === at ? 'refused' : 'notRun';
}

/** The rules that run before a share moves, as a list from the sender's stone to the receiver's. */
export function TransferCheck({ illustration, messages, follows = false }: TransferCheckProps) {
  const { data } = illustration;
  const { rules, outcome, at = rules.length + 1 } = data;
  const says = messages.illustrations.transferCheck;
  const n = `${formatNumber(data.shares, undefined, messages.language)} ${data.unit ?? messages.illustrations.shares}`;
  const end = {
    passed: { says: fill(says.receives, { holder: data.to, n }), time: data.answered },
    refused: { says: says.nothing, time: data.answered },
    waiting: {
      says: fill(says.waits, { holder: data.to }),
      time: fill(says.progress, { n: at - 1, total: rules.length }),
    },
  }[outcome];
  return (
    <IllustrationFrame
      title={illustration.title ?? says.title}
      context={illustration.context}
      messages={messages}
    >
      <Party says={fill(says.sends, { holder: data.from, n })} time={data.asked} holds />
      <ol className={`${styles.rules} ${follows ? running.follows : running.draws}`}>
        {rules.map((rule, index) => (
          <CheckedRule
            key={rule.name}
            rule={rule}
            state={stateOf(index + 1, outcome, at)}
            messages={says}
          />
        ))}
      </ol>
      <Party says={end.says} time={end.time} holds={outcome === 'passed'} />
    </IllustrationFrame>
  );
}
