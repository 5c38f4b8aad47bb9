import { Lamp } from '../../illustrations/IllustrationFrame/Lamp.tsx';
import { formatFigure } from '../../lib/format-figure.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import type { HeroDetail } from './hero-variant.ts';
import { LineStatus } from './LineStatus.tsx';
import styles from './RuleControl.module.css';

export interface RuleCaseProps {
  line: HeroDetail['lines'][number];
  index: number;
  /** Whether it is chosen from the start. */
  isFirst: boolean;
  heroDetail: HeroDetail;
  messages: Pick<Messages, 'figureStatus' | 'language'>;
}

/** A case of a rule with its outcome; if lines of code decide it, its name is the label of a radio button. */
export function RuleCase({ line, index, isFirst, heroDetail, messages }: RuleCaseProps) {
  const { label, text, value, outcome, codeLines } = line;
  return (
    <div className={styles.case}>
      <dt>
        {codeLines ? (
          <label>
            <input
              type="radio"
              name="hero-detail-case"
              data-case={index}
              defaultChecked={isFirst}
              aria-describedby={`hero-detail-case-${index}`}
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
          <LineStatus line={line} heroDetail={heroDetail} messages={messages} />
        </dd>
      )}
      {text && (
        <dd id={`hero-detail-case-${index}`} className={styles.outcome}>
          {text}
          {outcome && <Lamp state={outcome === 'passed' ? 'lit' : 'refused'} />}
        </dd>
      )}
    </div>
  );
}
