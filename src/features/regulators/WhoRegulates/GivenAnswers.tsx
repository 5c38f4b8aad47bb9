import { keyedPart, part } from '../../../runtime/elements/part.ts';
import type { RegulatorTable } from '../../../schemas/regulators/regulators.ts';
import type { GuideMessages } from '../../../schemas/regulators/who-regulates.ts';
import type { GuideParts } from '../guide-parts.ts';
import styles from './GivenAnswers.module.css';

export interface GivenAnswersProps {
  questions: RegulatorTable['questions'];
  says: GuideMessages;
}

/** The answers so far, as buttons that ask their question again. */
export function GivenAnswers({ questions, says }: GivenAnswersProps) {
  return (
    <div hidden {...part<GuideParts>('answers')}>
      <h3 className={styles.name}>{says.answers}</h3>
      <dl className={styles.list}>
        {questions.map(({ id, text }) => (
          <div key={id} hidden className={styles.answer} {...keyedPart<GuideParts>('answer', id)}>
            <dt>{text}</dt>
            <dd>
              <button
                type="button"
                className={styles.again}
                title={says.change}
                {...part<GuideParts>('again')}
              >
                <span {...keyedPart<GuideParts>('chosenWords', id)} />
                <span className="visuallyHidden">. {says.change}</span>
              </button>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
