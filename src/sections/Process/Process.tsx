import { type Duration, formatDuration } from '../../lib/duration.ts';
import type { ProcessContent } from '../../schemas/offer/process.ts';
import type { Words } from '../../schemas/site/words.ts';
import { Band } from '../../ui/Band/Band.tsx';
import type { ChannelWay } from '../../ui/Channel/channel-way.ts';
import way from '../../ui/Channel/Way.module.css';
import { FigureStatus } from '../../ui/FigureStatus/FigureStatus.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';
import styles from './Process.module.css';
import { Ruler } from './Ruler.tsx';
import { Step } from './Step.tsx';
import { layOnRuler, type ScheduledStep } from './schedule.ts';

export interface ProcessProps
  extends Pick<ProcessContent, 'title' | 'intro' | 'steps' | 'status' | 'afterwards' | 'call'> {
  /** The total time, added up from the steps or stated with a reason; without it no badge is shown. */
  total?: { duration: Duration; because?: string | undefined } | undefined;
  words: Words;
}

/** The process timeline: steps as bars under one ruler, joined by the channel. */
export function Process({
  title,
  intro,
  steps,
  status,
  total,
  afterwards,
  call,
  words,
}: ProcessProps) {
  const { steps: scheduled, ...ruler } = layOnRuler(steps.map((step) => step.duration));
  return (
    <Band id="process" labelledBy="process-title">
      <div className={way.inside}>
        <SectionHead id="process-title" title={title} intro={intro} />
        <Ruler {...ruler} words={words} />
        <ol>
          {steps.map((step, index) => (
            <Step
              key={step.title}
              {...step}
              number={index + 1}
              isLast={index === steps.length - 1}
              scheduled={scheduled[index] as ScheduledStep}
              words={words}
            />
          ))}
        </ol>
        {total && (
          <div className={styles.total}>
            <p className={styles.badge}>
              <span>
                {words.totalDuration} <FigureStatus status={status} words={words} />
              </span>
              <strong className={styles.sum}>
                {afterwards ?? formatDuration(total.duration, words.ongoing, words.language)}
              </strong>
            </p>
            {total.because && <p className={styles.because}>{total.because}</p>}
            {call && (
              <p className={styles.because}>
                <a href={call.href}>{call.text}</a>
              </p>
            )}
          </div>
        )}
      </div>
    </Band>
  );
}

Process.channel = { through: 1, out: 12 } satisfies ChannelWay;
