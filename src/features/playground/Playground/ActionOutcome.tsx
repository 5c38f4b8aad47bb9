import { fill } from '@falaj/contract/fill.ts';
import type { SourceLine } from '../chain/initial-state.ts';
import { actSentence, outcomeSentence, paidSentences, type Says } from '../show/sentences.ts';
import type { Shown } from '../world/session.ts';
import styles from './ActionOutcome.module.css';

export interface ActionOutcomeProps {
  shown: Shown;
  content: Says;
  lines: Record<string, SourceLine>;
}

/** How the last act ended: in plain words, and where a check refused, with its line of code. */
export function ActionOutcome({ shown, content, lines }: ActionOutcomeProps) {
  const { checks, messages } = content;
  const rule = shown.refusedBy && checks[shown.refusedBy];
  const line = shown.refusedBy && lines[shown.refusedBy];
  const paid = paidSentences(shown, content);
  return (
    <div className={styles.outcome} data-refused={rule !== undefined || !shown.isDone}>
      <p className={styles.act}>{actSentence(shown.action, content)}</p>
      <p className={styles.verdict}>{outcomeSentence(shown, content)}</p>
      {paid.length > 0 && (
        <ul className={styles.paid}>
          {paid.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {rule && <p>{rule.refuses}</p>}
      {rule && line && (
        <figure className={styles.code}>
          <figcaption>
            <span>{fill(messages.check.line, { file: line.file, line: line.line })}</span>
            <a href={rule.read}>{messages.check.more}</a>
          </figcaption>
          <code dir="ltr">{line.text}</code>
        </figure>
      )}
    </div>
  );
}
