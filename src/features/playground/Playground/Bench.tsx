import type { IllustrationMessages } from '../../../illustrations/IllustrationFrame/IllustrationFrame.tsx';
import type { SourceLine } from '../chain/initial-state.ts';
import type { Says } from '../show/sentences.ts';
import type { Play } from '../use-playground.ts';
import type { Shown } from '../world/session.ts';
import type { ChainView } from '../world/view.ts';
import { ActionOutcome } from './ActionOutcome.tsx';
import { Answer } from './Answer.tsx';
import styles from './Bench.module.css';
import { CapTable } from './CapTable.tsx';
import { Powers } from './Powers.tsx';
import { RuleSettings } from './RuleSettings.tsx';
import { TransferForm } from './TransferForm.tsx';

export interface BenchProps {
  content: Says;
  lines: Record<string, SourceLine>;
  view: ChainView;
  shown: Shown | undefined;
  play: Play;
  messages: IllustrationMessages;
}

/**
 * The cap table with its form, the result of the last act, and what else can be done. On a phone they follow
 * each other in that order, so that a result appears right below the button that caused it.
 */
export function Bench({ content, lines, view, shown, play, messages }: BenchProps) {
  const controls = { content, view, shown, act: play.act };
  return (
    <div className={styles.bench}>
      <div className={styles.register}>
        <CapTable content={content} view={view} shown={shown} play={play} messages={messages} />
        <TransferForm content={content} play={play} />
      </div>
      <div className={styles.answers}>
        {shown && <ActionOutcome shown={shown} content={content} lines={lines} />}
        <Answer content={content} done={play.done} messages={messages} />
      </div>
      <div className={styles.controls}>
        <RuleSettings {...controls} />
        <Powers {...controls} />
      </div>
    </div>
  );
}
