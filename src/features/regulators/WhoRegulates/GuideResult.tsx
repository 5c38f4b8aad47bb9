import { part } from '../../../runtime/elements/part.ts';
import type { RegulatorTable } from '../../../schemas/regulators/regulators.ts';
import type { GuideMessages } from '../../../schemas/regulators/who-regulates.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { type GuideParts, TABLE } from '../guide-parts.ts';
import { GivenAnswers } from './GivenAnswers.tsx';
import styles from './GuideResult.module.css';

export interface GuideResultProps {
  questions: RegulatorTable['questions'];
  says: GuideMessages;
}

/** The result, the answers that led to it, and ways to change them. */
export function GuideResult({ questions, says }: GuideResultProps) {
  const control = (name: 'back' | 'restart' | 'print' | 'copy', hidden = false) => (
    <button type="button" className={styles.control} hidden={hidden} {...part<GuideParts>(name)}>
      {says[name]}
    </button>
  );
  return (
    <>
      <div hidden className={styles.result} {...part<GuideParts>('result')}>
        <h3 className={styles.title} tabIndex={-1} {...part<GuideParts>('resultTitle')}>
          {says.result}
        </h3>
        <p className={styles.found} {...part<GuideParts>('found')} />
        <p className={styles.found} hidden {...part<GuideParts>('noRow')}>
          {says.noRow}
        </p>
        <p className={styles.always}>{says.always}</p>
        <div className={styles.calls}>
          <Button kind="solid" href={`#${TABLE}`}>
            {says.reasons}
          </Button>
          {control('print')}
          {control('copy')}
        </div>
        <p role="status" hidden {...part<GuideParts>('copied')}>
          {says.copied}
        </p>
      </div>
      <GivenAnswers questions={questions} says={says} />
      <div className={styles.ways}>
        {control('back', true)}
        {control('restart', true)}
      </div>
    </>
  );
}
