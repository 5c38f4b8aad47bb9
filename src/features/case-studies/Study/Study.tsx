import type { Messages } from '../../../schemas/site/messages.ts';
import type { FullStudy } from '../../../schemas/studies/full-study.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { FigureStatus } from '../../../ui/FigureStatus/FigureStatus.tsx';
import { Picture } from '../../../ui/Picture/Picture.tsx';
import type { PictureData } from '../../../ui/Picture/picture-data.ts';
import { Section, type SectionTheme } from '../../../ui/Section/Section.tsx';
import { CalculationTable } from './CalculationTable.tsx';
import { Screen } from './Screen.tsx';
import styles from './Study.module.css';
import { StudyData } from './StudyData.tsx';

export interface StudyProps extends Omit<FullStudy, 'image'> {
  picture: PictureData;
  theme: SectionTheme;
  /** Whether a screen that leaves room for words stands at the start and they at the end. */
  mirrored?: boolean | undefined;
  messages: Messages;
}

/** A case study: one decision on stone, one calculation written out, one screen of its own kind; the story collapses below. */
export function Study(props: StudyProps) {
  const { id, title, company, industry, status, picture, decision, calculation } = props;
  const { screen, trial, theme, mirrored, messages } = props;
  return (
    <Section theme={theme}>
      <article
        id={id}
        className={`${styles.study} ${styles[screen.kind]} ${mirrored ? styles.mirrored : ''}`}
        aria-labelledby={`${id}-title`}
      >
        <div className={styles.head}>
          <div className={styles.facts}>
            <Picture picture={picture} className={styles.picture} />
            <p>
              <strong>{industry}</strong> {company}
              <FigureStatus status={status} messages={messages} />
            </p>
          </div>
          <h2 id={`${id}-title`} className={styles.title}>
            <a className={styles.anchor} href={`#${id}`}>
              {title}
            </a>
          </h2>
        </div>
        <div className={styles.decision}>
          <p className={styles.label}>{messages.studies.decision}</p>
          <h3>{decision.text}</h3>
          <p>{decision.because}</p>
        </div>
        <div className={styles.proof}>
          <CalculationTable {...calculation} messages={messages} />
          <p className={styles.trial}>
            <Button kind="outline" href={trial.call.href}>
              {trial.call.text}
            </Button>
            <span>{trial.shows}</span>
          </p>
        </div>
        <Screen screen={screen} calculation={calculation} messages={messages} />
        <StudyData {...props} />
      </article>
    </Section>
  );
}
