import shares from '../../illustrations/IllustrationFrame/Shares.module.css';
import { formatFigure } from '../../lib/format-figure.ts';
import { shareDigits } from '../../lib/share-digits.ts';
import { Calls } from '../../ui/Calls/Calls.tsx';
import { Spring } from '../../ui/Channel/Spring.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { SnapRow } from '../../ui/SnapRow/SnapRow.tsx';
import { HeroFigures } from './HeroFigures.tsx';
import { HERO_DETAIL_TITLE, HeroHead, linesOf } from './HeroHead.tsx';
import lead from './HeroLead.module.css';
import styles from './HeroTimeline.module.css';
import { HeroTitle } from './HeroTitle.tsx';
import hours from './Hours.module.css';
import type { HeroVariantProps } from './hero-variant.ts';
import { ARC, BETWEEN, heightOfSun, lightOf, splitHour } from './hours.ts';
import { LineStatus } from './LineStatus.tsx';

/** For industries: what happens when, each hour with its picture, under the arc of the sun. */
export function HeroTimeline({ hero, heroDetail, views = [], messages }: HeroVariantProps) {
  const lines = linesOf(heroDetail);
  return (
    <>
      <div className={styles.veil} />
      <div className={styles.text}>
        <HeroTitle subtitle={hero.subtitle} title={hero.title} />
      </div>
      <p className={`${lead.lead} ${styles.lead}`}>{hero.description}</p>
      <section id="hero-detail" className={styles.heroDetail} aria-labelledby={HERO_DETAIL_TITLE}>
        <div className={styles.head}>
          <HeroHead heroDetail={heroDetail} messages={messages} />
        </div>
        <div className={hours.day}>
          <SnapRow labelledBy={HERO_DETAIL_TITLE} className={hours.row}>
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
                        <LineStatus line={line} heroDetail={heroDetail} messages={messages} />
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
        <HeroFigures items={hero.statistics} risk={hero.risk} form="block" messages={messages} />
      </div>
    </>
  );
}

HeroTimeline.layout = styles.layout;
