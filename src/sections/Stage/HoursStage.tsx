import shares from '../../illustrations/Plate/Shares.module.css';
import { formatFigure } from '../../lib/format-figure.ts';
import { shareDigits } from '../../lib/share-digits.ts';
import { Calls } from '../../ui/Calls/Calls.tsx';
import { Spring } from '../../ui/Channel/Spring.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { SnapRow } from '../../ui/SnapRow/SnapRow.tsx';
import hours from './Hours.module.css';
import styles from './HoursStage.module.css';
import { ARC, BETWEEN, heightOfSun, lightOf, splitHour } from './hours.ts';
import { LineStatus } from './LineStatus.tsx';
import { StageFigures } from './StageFigures.tsx';
import { linesOf, OPENING_TITLE, StageHead } from './StageHead.tsx';
import lead from './StageLead.module.css';
import { StageTitle } from './StageTitle.tsx';
import type { StageFormProps } from './stage-form.ts';

/** For industries: what happens when, each hour with its picture, under the arc of the sun. */
export function HoursStage({ hero, opening, views = [], messages }: StageFormProps) {
  const lines = linesOf(opening);
  return (
    <>
      <div className={styles.veil} />
      <div className={styles.text}>
        <StageTitle subtitle={hero.subtitle} title={hero.title} />
      </div>
      <p className={`${lead.lead} ${styles.lead}`}>{hero.description}</p>
      <section id="opening" className={styles.opening} aria-labelledby={OPENING_TITLE}>
        <div className={styles.head}>
          <StageHead opening={opening} messages={messages} />
        </div>
        <div className={hours.day}>
          <SnapRow labelledBy={OPENING_TITLE} className={hours.row}>
            <dl className={hours.hours}>
              {lines.map((line, index) => {
                const { time, title } = splitHour(line.label);
                const view = views[index];
                return (
                  <div
                    key={line.label}
                    className={hours.hour}
                    data-light={lightOf(time, index, lines.length)}
                  >
                    <dt className={hours.label}>
                      {view && (
                        <span
                          className={`${hours.view} ${shares.share}`}
                          {...shareDigits(view.at, 100)}
                        >
                          <Picture picture={view.picture} priority={index === 0} />
                        </span>
                      )}
                      <i
                        className={`${hours.sun} ${shares.share}`}
                        {...shareDigits(heightOfSun(index, lines.length), 100)}
                        aria-hidden="true"
                      />
                      <span className={hours.time}>{time}</span>
                      {title && (
                        <>
                          <span className="visuallyHidden">{BETWEEN}</span>
                          {title}
                        </>
                      )}
                    </dt>
                    {line.text && <dd className={hours.text}>{line.text}</dd>}
                    {line.value && (
                      <dd className={hours.value}>
                        {formatFigure(line.value, messages.language)}{' '}
                        <LineStatus line={line} opening={opening} messages={messages} />
                      </dd>
                    )}
                  </div>
                );
              })}
            </dl>
          </SnapRow>
          <svg
            className={hours.arc}
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path d={ARC} />
          </svg>
        </div>
      </section>
      <div className={styles.foot}>
        <Spring />
        <Calls
          primary={hero.primaryCall}
          secondary={hero.secondaryCall}
          newTabHint={messages.newTab}
        />
        <StageFigures items={hero.statistics} risk={hero.risk} form="block" messages={messages} />
      </div>
    </>
  );
}

HoursStage.layout = styles.layout;
