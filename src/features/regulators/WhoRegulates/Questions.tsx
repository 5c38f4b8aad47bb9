import { fill } from '@falaj/contract/fill.ts';
import { keyedPart, part } from '../../../runtime/elements/part.ts';
import type { RegulatorTable } from '../../../schemas/regulators/regulators.ts';
import type { GuideMessages } from '../../../schemas/regulators/who-regulates.ts';
import type { GuideParts } from '../guide-parts.ts';
import styles from './Questions.module.css';

export interface QuestionsProps {
  questions: RegulatorTable['questions'];
  says: GuideMessages;
}

/** The questions, one of which is shown at a time, with their answers as buttons. */
export function Questions({ questions, says }: QuestionsProps) {
  const total = questions.length;
  return (
    <div className={styles.quiz} {...part<GuideParts>('quiz')}>
      <p className={styles.step} {...part<GuideParts>('step')}>
        {fill(says.step, { n: 1, of: total })}
      </p>
      <progress
        className={styles.progress}
        max={total}
        value={0}
        aria-hidden="true"
        {...part<GuideParts>('progress')}
      />
      {questions.map(({ id, text, hint, options }, index) => (
        <div key={id} hidden={index > 0} {...keyedPart<GuideParts>('question', id)}>
          <h3 id={`question-${id}`} className={styles.question} tabIndex={-1}>
            {text}
          </h3>
          {hint && <p className={styles.hint}>{hint}</p>}
          <ul className={styles.options} aria-labelledby={`question-${id}`}>
            {options.map((option) => (
              <li key={option.id}>
                <button
                  type="button"
                  className={styles.option}
                  {...keyedPart<GuideParts>('option', option.id)}
                >
                  {option.text}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
