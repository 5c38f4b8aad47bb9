import type { AboutPage } from '../../schemas/about.ts';
import type { Words } from '../../schemas/words.ts';
import { Band } from '../../ui/Band/Band.tsx';
import { BenefitList } from '../../ui/BenefitList/BenefitList.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';
import styles from './Team.module.css';

export type TeamProps = AboutPage['team'] & { words: Pick<Words, 'expertise'> };

/** The four team groups; groups, not people, so that nobody is named. */
export function Team({ title, intro, groups, words }: TeamProps) {
  return (
    <Band id="team" mood="mist" labelledBy="team-title">
      <SectionHead id="team-title" title={title} intro={intro} />
      <ul className={styles.list}>
        {groups.map(({ name, role, expertise, experience }) => (
          <li key={name}>
            <Card size="large">
              <div className={styles.group}>
                <h3>{name}</h3>
                <p className={styles.role}>{role}</p>
                <BenefitList label={words.expertise} items={expertise} />
                <p className={styles.experience}>{experience}</p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </Band>
  );
}
