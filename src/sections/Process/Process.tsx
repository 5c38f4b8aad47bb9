import { fill } from '@falaj/contract/fill.ts';
import shares from '../../illustrations/IllustrationFrame/Shares.module.css';
import { type Duration, formatDuration, longestDays } from '../../lib/duration.ts';
import { shareDigits } from '../../lib/share-digits.ts';
import type { OfferGroup } from '../../schemas/offer/offer.ts';
import type { ProcessContent } from '../../schemas/offer/process.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import { FigureStatus } from '../../ui/FigureStatus/FigureStatus.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import basin from './Basin.module.css';
import styles from './Process.module.css';

export interface ProcessProps
  extends Pick<ProcessContent, 'title' | 'intro' | 'steps' | 'status' | 'afterwards' | 'call'> {
  /** The group of the offer, which decides the shape of stream and basins. */
  group?: OfferGroup | undefined;
  /** The total time, added up from the steps or stated with a reason; without it no slab is shown. */
  total?: { duration: Duration; because?: string | undefined } | undefined;
  messages: Messages;
}

/**
 * The process timeline: a stream in stone, which fills a basin for each step, in turn on one side and on the other.
 * A basin is as high as its step is long.
 */
export function Process(props: ProcessProps) {
  const { title, intro, steps, status, total, afterwards, call, messages } = props;
  const { group = 'solutions' } = props;
  const say = (time: Duration) => formatDuration(time, messages.ongoing, messages.language);
  const longest = Math.max(...steps.map(({ duration }) => longestDays(duration)), 1);
  return (
    <Section id="process" theme="dusk" labelledBy="process-title">
      <div className={styles.head}>
        <h2 id="process-title">{title}</h2>
        {intro && <p>{intro}</p>}
        <p className={styles.deliverable} id="process-deliverables">
          {messages.deliverables}
        </p>
      </div>
      <div className={styles.flow} data-group={group}>
        <ol className={styles.steps}>
          {steps.map(({ title: name, description, duration, starts, deliverables }, index) => (
            <li
              key={name}
              className={`${shares.share} ${basin.step}`}
              {...shareDigits(longestDays(duration), longest)}
            >
              <span className={basin.basin} aria-hidden="true">
                <span className={basin.number}>{index + 1}</span>
              </span>
              <i className={basin.reach} aria-hidden="true" />
              <div className={styles.words}>
                <h3>{name}</h3>{' '}
                <p className={styles.time}>
                  <span>{say(duration)}</span>
                  {starts !== undefined && duration.unit !== 'ongoing' && (
                    <span className={styles.mark}>
                      {' '}
                      {fill(messages.timeline[duration.unit], { n: starts })}
                    </span>
                  )}
                </p>
                <p className={styles.description}>{description}</p>
                <ul aria-labelledby="process-deliverables">
                  {deliverables.map((item) => (
                    <li key={item} className={styles.deliverable}>
                      {item}
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ol>
        {total && (
          <p className={styles.total}>
            <span>
              {messages.totalDuration}
              <FigureStatus status={status} messages={messages} />
            </span>
            <strong>{afterwards ?? say(total.duration)}</strong>
          </p>
        )}
      </div>
      {(total?.because || call) && (
        <div className={styles.below}>
          {total?.because && <p>{total.because}</p>}
          {call && (
            <p>
              <a href={call.href}>{call.text}</a>
            </p>
          )}
        </div>
      )}
    </Section>
  );
}
