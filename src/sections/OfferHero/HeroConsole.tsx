import { Illustration } from '../../illustrations/Illustration/Illustration.tsx';
import { formatFigure } from '../../lib/format-figure.ts';
import { Spring } from '../../ui/Channel/Spring.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import behind from './Behind.module.css';
import day from './ConsoleDay.module.css';
import styles from './HeroConsole.module.css';
import { HeroFigures } from './HeroFigures.tsx';
import { HERO_DETAIL_TITLE, HeroHead, linesOf } from './HeroHead.tsx';
import { HeroLead } from './HeroLead.tsx';
import { HeroTitle } from './HeroTitle.tsx';
import type { HeroVariantProps } from './hero-variant.ts';
import { BETWEEN, splitHour } from './hours.ts';
import { LineStatus } from './LineStatus.tsx';

/** For platforms: a console before the picture, with the operator's day and a screen of the platform. */
export function HeroConsole({ hero, heroDetail, illustration, messages }: HeroVariantProps) {
  return (
    <>
      {hero.picture && <Picture picture={hero.picture} priority className={behind.picture} />}
      <div className={behind.veil} />
      <div className={styles.text}>
        <div>
          <HeroTitle subtitle={hero.subtitle} title={hero.title} />
        </div>
        <div>
          <HeroLead hero={hero} messages={messages} />
        </div>
      </div>
      <section
        id="hero-detail"
        className={styles.console}
        aria-labelledby={HERO_DETAIL_TITLE}
        data-theme="plaster"
      >
        <div className={styles.bar}>
          <HeroHead heroDetail={heroDetail} messages={messages} />
        </div>
        <dl className={day.day}>
          {linesOf(heroDetail).map((line) => {
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
                    <LineStatus line={line} heroDetail={heroDetail} messages={messages} />
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
          <HeroFigures items={hero.statistics} risk={hero.risk} form="line" messages={messages} />
        </div>
      </div>
    </>
  );
}

HeroConsole.layout = styles.layout;
