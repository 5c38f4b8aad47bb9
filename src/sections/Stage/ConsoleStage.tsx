import { Illustration } from '../../illustrations/Illustration/Illustration.tsx';
import { formatFigure } from '../../lib/format-figure.ts';
import { Spring } from '../../ui/Channel/Spring.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import behind from './Behind.module.css';
import day from './ConsoleDay.module.css';
import styles from './ConsoleStage.module.css';
import { BETWEEN, splitHour } from './hours.ts';
import { LineStatus } from './LineStatus.tsx';
import { StageFigures } from './StageFigures.tsx';
import { linesOf, OPENING_TITLE, StageHead } from './StageHead.tsx';
import { StageLead } from './StageLead.tsx';
import { StageTitle } from './StageTitle.tsx';
import type { StageFormProps } from './stage-form.ts';

/** For platforms: a console before the picture, with the operator's day and a screen of the platform. */
export function ConsoleStage({ hero, opening, illustration, messages }: StageFormProps) {
  return (
    <>
      {hero.picture && <Picture picture={hero.picture} priority className={behind.picture} />}
      <div className={behind.veil} />
      <div className={styles.text}>
        <div>
          <StageTitle subtitle={hero.subtitle} title={hero.title} />
        </div>
        <div>
          <StageLead hero={hero} messages={messages} />
        </div>
      </div>
      <section
        id="opening"
        className={styles.console}
        aria-labelledby={OPENING_TITLE}
        data-theme="plaster"
      >
        <div className={styles.bar}>
          <StageHead opening={opening} messages={messages} />
        </div>
        <dl className={day.day}>
          {linesOf(opening).map((line) => {
            const { time, title } = splitHour(line.label);
            return (
              <div key={line.label} className={day.hour}>
                <dt>
                  <span className={day.time}>{time}</span>
                  {title && (
                    <>
                      <span className="visuallyHidden">{BETWEEN}</span>
                      <span className={day.name}>{title}</span>
                    </>
                  )}
                </dt>
                {line.text && <dd className={day.text}>{line.text}</dd>}
                {line.value && (
                  <dd className={day.value}>
                    {formatFigure(line.value, messages.language)}{' '}
                    <LineStatus line={line} opening={opening} messages={messages} />
                  </dd>
                )}
              </div>
            );
          })}
        </dl>
        {illustration && (
          <div className={styles.side}>
            <Illustration illustration={illustration} messages={messages} />
          </div>
        )}
      </section>
      <div className={styles.foot}>
        <Spring />
        <div className={styles.status}>
          <StageFigures items={hero.statistics} risk={hero.risk} form="line" messages={messages} />
        </div>
      </div>
    </>
  );
}

ConsoleStage.layout = styles.layout;
