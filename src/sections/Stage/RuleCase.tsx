import { Lamp } from '../../illustrations/Plate/Lamp.tsx';
import { formatFigure } from '../../lib/format-figure.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import { LineStatus } from './LineStatus.tsx';
import styles from './RuleControl.module.css';
import type { StageOpening } from './stage-form.ts';

export interface RuleCaseProps {
  line: StageOpening['lines'][number];
  index: number;
  /** Whether it is chosen from the start. */
  isFirst: boolean;
  opening: StageOpening;
  messages: Pick<Messages, 'figureStatus' | 'language'>;
}

/** A case of a rule with its outcome; if lines of code decide it, its name is the label of a radio button. */
export function RuleCase({ line, index, isFirst, opening, messages }: RuleCaseProps) {
  const { label, text, value, outcome, codeLines } = line;
  return (
    <div className={styles.case}>
      <dt>
        {codeLines ? (
          <label>
            <input
              type="radio"
              name="opening-case"
              data-case={index}
              defaultChecked={isFirst}
              aria-describedby={`opening-case-${index}`}
            />
            {label}
          </label>
        ) : (
          label
        )}
      </dt>
      {value && (
        <dd className={styles.value}>
          {formatFigure(value, messages.language)}{' '}
          <LineStatus line={line} opening={opening} messages={messages} />
        </dd>
      )}
      {text && (
        <dd id={`opening-case-${index}`} className={styles.outcome}>
          {text}
          {outcome && <Lamp state={outcome === 'passed' ? 'lit' : 'refused'} />}
        </dd>
      )}
    </div>
  );
}
