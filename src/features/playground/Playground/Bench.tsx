import { TransferCheck } from '../../../instruments/TransferCheck/TransferCheck.tsx';
import type { PlaygroundContent } from '../../../schemas/transfer-playground.ts';
import type { Words } from '../../../schemas/words.ts';
import type { SourceLine } from '../chain/genesis-format.ts';
import { checkOf } from '../show/instruments.ts';
import type { Play } from '../use-playground.ts';
import type { Shown } from '../world/session.ts';
import type { View } from '../world/view.ts';
import { CapTable } from './CapTable.tsx';
import { Outcome } from './Outcome.tsx';
import styles from './Playground.module.css';
import { Powers } from './Powers.tsx';
import { RuleSettings } from './RuleSettings.tsx';
import { TransferForm } from './TransferForm.tsx';

export interface BenchProps {
  content: Pick<PlaygroundContent, 'people' | 'checks' | 'words'>;
  lines: Record<string, SourceLine>;
  view: View;
  shown: Shown | undefined;
  play: Play;
  words: Pick<Words, 'instruments' | 'figureStatus'>;
}

/** The cap table with its form, and beside them what became of the last act. */
export function Bench({ content, lines, view, shown, play, words }: BenchProps) {
  const moved = play.done.findLast(({ checks }) => checks.length > 0);
  const check = moved && checkOf(moved, content);
  return (
    <div className={styles.bench}>
      <div className={styles.register}>
        <CapTable content={content} view={view} shown={shown} play={play} words={words} />
        <TransferForm content={content} play={play} />
        <div className={styles.controls}>
          <RuleSettings content={content} view={view} act={play.act} />
          <Powers content={content} view={view} act={play.act} />
        </div>
      </div>
      <div className={styles.checks}>
        {shown && <Outcome shown={shown} content={content} lines={lines} />}
        {check && (
          <div key={play.done.length} data-draw="">
            <TransferCheck instrument={check} words={words} />
          </div>
        )}
      </div>
    </div>
  );
}
