import { fill } from '@falaj/contract/fill.ts';
import shares from '../../illustrations/IllustrationFrame/Shares.module.css';
import { type Duration, formatDuration } from '../../lib/duration.ts';
import { shareDigits } from '../../lib/share-digits.ts';
import type { ProcessContent } from '../../schemas/offer/process.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import type { ChannelPath } from '../../ui/Channel/channel-path.ts';
import { FigureStatus } from '../../ui/FigureStatus/FigureStatus.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';
import styles from './Process.module.css';
import { Step } from './Step.tsx';
import { layOnAxis, type ScheduledStep } from './schedule.ts';

export interface ProcessProps
  extends Pick<ProcessContent, 'title' | 'intro' | 'steps' | 'status' | 'afterwards' | 'call'> {
  /** The total time, added up from the steps or stated with a reason; without it no badge is shown. */
  total?: { duration: Duration; because?: string | undefined } | undefined;
  /** The price band as a sentence says it. */
  price?: string | undefined;
  messages: Messages;
}

/**
 * The process timeline: the channel of the page is the axis of time, on which steps lie to scale, in turn on one
 * side of it and on the other.
 */
export function Process(props: ProcessProps) {
  const { title, intro, steps, status, total, afterwards, call, price, messages } = props;
  const { steps: scheduled, unit, end } = layOnAxis(steps);
  return (
    <Section id="process" labelledBy="process-title">
      <div className={styles.head}>
        <SectionHead id="process-title" title={title} intro={intro} />
        {unit && (
          <p className={styles.key} aria-hidden="true">
            <span>{messages.timeline.shortest}</span>
            {steps.some(
              ({ duration }) => duration.unit !== 'ongoing' && duration.min < duration.max,
            ) && <span className={styles.pale}>{messages.timeline.longest}</span>}
          </p>
        )}
        {call && (
          <p className={styles.call}>
            <a href={call.href}>{call.text}</a>
          </p>
        )}
      </div>
      <div className={`${shares.share} ${styles.axis}`} {...shareDigits(end, 100)}>
        <ol>
          {steps.map((step, index) => (
            <Step
              key={step.title}
              {...step}
              number={index + 1}
              scheduled={scheduled[index] as ScheduledStep}
              unit={unit}
              messages={messages}
            />
          ))}
        </ol>
        {total && (
          <p className={styles.total}>
            <span>{messages.totalDuration}</span>
            <strong className={afterwards && styles.afterwards}>
              {afterwards ?? formatDuration(total.duration, messages.ongoing, messages.language)}
            </strong>
            {price && <span>{fill(messages.price, { price })}</span>}
            <FigureStatus status={status} messages={messages} />
          </p>
        )}
      </div>
      {total?.because && <p className={styles.because}>{total.because}</p>}
    </Section>
  );
}

Process.channel = { through: 6 } satisfies ChannelPath;
