import type { AboutPage } from '../../schemas/pages/about.ts';
import type { HomePage } from '../../schemas/pages/home-page.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';
import { SnapRow } from '../../ui/SnapRow/SnapRow.tsx';
import styles from './Consultation.module.css';
import { SessionCard, type SessionCardProps } from './SessionCard.tsx';

export interface ConsultationProps extends Omit<HomePage['consultation'], 'sessions'> {
  sessions: Omit<SessionCardProps, 'messages'>[];
  /** The teams, each with its first week and a piece of its work. */
  groups: Pick<AboutPage['team']['groups'][number], 'name' | 'weekOne' | 'artefact'>[];
  messages: Messages;
}

/** The kinds of session, each with its length, its place, and a link to choose a time, over what the teams do first. */
export function Consultation(props: ConsultationProps) {
  const { title, intro, sessions, teams, groups, messages } = props;
  const isReached = sessions.every(({ call }) => call);
  return (
    <Section id="consultation" theme="mist" labelledBy="consultation-title">
      <SectionHead id="consultation-title" title={title} intro={intro} />
      <SnapRow labelledBy="consultation-title" isReached={isReached} className={styles.area}>
        <ul className={styles.sessions}>
          {sessions.map((session) => (
            <li key={session.title}>
              <SessionCard {...session} messages={messages} />
            </li>
          ))}
        </ul>
      </SnapRow>
      <div className={styles.teams}>
        <h3>{teams}</h3>
        <dl>
          {groups.map(({ name, weekOne, artefact }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{weekOne}</dd>
              <dd>
                <a href={artefact.href}>{artefact.text}</a>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
