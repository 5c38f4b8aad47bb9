import { fill } from '@falaj/contract/fill.ts';
import { formatFigure } from '../../lib/format-figure.ts';
import type { CaseResult, CaseStudy } from '../../schemas/offer/case-study.ts';
import type { Call } from '../../schemas/shared/call.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import type { ChannelPath } from '../../ui/Channel/channel-path.ts';
import { FigureStatus } from '../../ui/FigureStatus/FigureStatus.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import type { PictureData } from '../../ui/Picture/picture-data.ts';
import styles from './StudySection.module.css';

export interface StudySectionProps extends Pick<CaseStudy, 'title' | 'solution' | 'status'> {
  /** The large figure. */
  result: CaseResult;
  call: Call;
  picture: PictureData;
  messages: Messages;
}

/** A case study over the full width: its main result as a large figure, and a link to the whole story. */
export function StudySection(props: StudySectionProps) {
  const { title, solution, status, result, call, picture, messages } = props;
  const { value, previousValue, metric } = result;
  return (
    <section id="study" className={styles.section} data-theme="dusk" aria-labelledby="study-title">
      <Picture picture={picture} className={styles.picture} />
      <div className={styles.inner}>
        <h2 id="study-title" className={styles.title}>
          {title}
        </h2>
        <p className={styles.result}>
          <strong className={styles.figure}>{formatFigure(value, messages.language)}</strong>{' '}
          {previousValue && (
            <span className={styles.was}>
              {fill(messages.was, { value: formatFigure(previousValue, messages.language) })}
            </span>
          )}{' '}
          <span className={styles.metric}>{metric}</span>
        </p>
        <p className={styles.solution}>{solution}</p>
        <p>
          <FigureStatus status={status} isNamed messages={messages} />
        </p>
        <Button kind="outline" href={call.href} newTabHint={messages.newTab}>
          {call.text}
        </Button>
      </div>
    </section>
  );
}

StudySection.channel = { through: 1 } satisfies ChannelPath;
