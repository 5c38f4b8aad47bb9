import type { AboutPage } from '../../schemas/pages/about.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import { BenefitList } from '../../ui/BenefitList/BenefitList.tsx';
import styles from './TeamGroup.module.css';

export type TeamGroupProps = AboutPage['team']['groups'][number] & {
  messages: Pick<Messages, 'expertise' | 'weekOne'>;
};

/** A group of the team: its name and duties, what it does first, its methods, and a piece of its work to open. */
export function TeamGroup(props: TeamGroupProps) {
  const { name, role, expertise, experience, weekOne, artefact, messages } = props;
  return (
    <div className={styles.group}>
      <div className={styles.stone}>
        <h3>{name}</h3>
        <p>{role}</p>
      </div>
      <div className={styles.knows}>
        <p>
          <strong>{messages.weekOne}</strong> {weekOne}
        </p>
        <BenefitList label={messages.expertise} items={expertise} />
        <p className={styles.experience}>
          {experience} <a href={artefact.href}>{artefact.text}</a>
        </p>
      </div>
    </div>
  );
}
