import type { AboutPage } from '../../schemas/pages/about.ts';
import type { Words } from '../../schemas/site/words.ts';
import { BenefitList } from '../../ui/BenefitList/BenefitList.tsx';
import styles from './TeamGroup.module.css';

type TeamGroupProps = AboutPage['team']['groups'][number] & { words: Pick<Words, 'expertise'> };

/** A group of the team: its name, its duties and its expertise. */
export function TeamGroup({ name, role, expertise, experience, words }: TeamGroupProps) {
  return (
    <div className={styles.group}>
      <div className={styles.stone}>
        <h3>{name}</h3>
        <p>{role}</p>
      </div>
      <div className={styles.knows}>
        <BenefitList label={words.expertise} items={expertise} />
        <p className={styles.experience}>{experience}</p>
      </div>
    </div>
  );
}
