import type { AboutPage } from '../../schemas/pages/about.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';
import { SnapRow } from '../../ui/SnapRow/SnapRow.tsx';
import styles from './Team.module.css';
import { TeamGroup, type TeamGroupProps } from './TeamGroup.tsx';

export type TeamProps = AboutPage['team'] & { messages: TeamGroupProps['messages'] };

/** The groups of the team. They are groups and not people, so that nobody is named. */
export function Team({ title, intro, groups, messages }: TeamProps) {
  return (
    <Section id="team" theme="mist" labelledBy="team-title">
      <SectionHead id="team-title" title={title} intro={intro} />
      <SnapRow labelledBy="team-title">
        <ul className={styles.list}>
          {groups.map((group) => (
            <li key={group.name}>
              <TeamGroup {...group} messages={messages} />
            </li>
          ))}
        </ul>
      </SnapRow>
    </Section>
  );
}
