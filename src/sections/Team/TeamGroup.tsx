import type { AboutPage } from '../../schemas/about.ts';
import type { Words } from '../../schemas/words.ts';
import { BenefitList } from '../../ui/BenefitList/BenefitList.tsx';
import { Fold } from '../../ui/Fold/Fold.tsx';
import styles from './TeamGroup.module.css';

type TeamGroupProps = AboutPage['team']['groups'][number] & { words: Pick<Words, 'expertise'> };

/** A group of the team: its name in stone, what it answers for and what it knows, which folds on a phone. */
export function TeamGroup({ name, role, expertise, experience, words }: TeamGroupProps) {
  return (
    <div className={styles.group}>
      <div className={styles.stone}>
        <h3>{name}</h3>
        <p>{role}</p>
      </div>
      <div className={styles.knows}>
        <Fold summary={words.expertise} onPhone>
          <BenefitList label={words.expertise} items={expertise} />
        </Fold>
        <p className={styles.experience}>{experience}</p>
      </div>
    </div>
  );
}
