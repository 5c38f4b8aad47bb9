import { formatFigure } from '../../lib/format-figure.ts';
import { Spring } from '../../ui/Channel/Spring.tsx';
import { Disclosure } from '../../ui/Disclosure/Disclosure.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { HeroFigures } from './HeroFigures.tsx';
import { HERO_DETAIL_TITLE, HeroHead, linesOf } from './HeroHead.tsx';
import { HeroLead } from './HeroLead.tsx';
import styles from './HeroRiver.module.css';
import { HeroTitle } from './HeroTitle.tsx';
import type { HeroVariantProps } from './hero-variant.ts';
import { LineStatus } from './LineStatus.tsx';
import { River } from './River.tsx';

/**
 * For use cases: a river across the page that divides as the amounts of the example do. What else was calculated is in a
 * collapse below it.
 */
export function HeroRiver({ hero, heroDetail, messages }: HeroVariantProps) {
  const lines = linesOf(heroDetail);
  const { from, into } = heroDetail.river ?? { from: 1, into: [] };
  const whole = lines[from - 1];
  const parts = into.flatMap((place) => lines[place - 1] ?? []);
  const drawn = [whole, ...parts];
  const others = lines.filter((line) => !drawn.includes(line));
  return (
    <>
      {hero.picture && <Picture picture={hero.picture} priority className={styles.picture} />}
      <div className={styles.veil} />
      <div className={styles.text}>
        <HeroTitle subtitle={hero.subtitle} title={hero.title} />
      </div>
      <div className={styles.words}>
        <HeroLead hero={hero} messages={messages} />
      </div>
      <section id="hero-detail" className={styles.heroDetail} aria-labelledby={HERO_DETAIL_TITLE}>
        {whole && (
          <River whole={whole} parts={parts} heroDetail={heroDetail} messages={messages}>
            <HeroHead heroDetail={heroDetail} messages={messages} />
          </River>
        )}
        {others.length > 0 && (
          <Disclosure summary={messages.fullExample} className={styles.disclosure}>
            <dl className={styles.others}>
              {others.map((line) => (
                <div key={line.label}>
                  <dt>{line.label}</dt>
                  {line.value && (
                    <dd className={styles.value}>
                      {formatFigure(line.value, messages.language)}{' '}
                      <LineStatus line={line} heroDetail={heroDetail} messages={messages} />
                    </dd>
                  )}
                  {line.text && <dd className={styles.more}>{line.text}</dd>}
                </div>
              ))}
            </dl>
          </Disclosure>
        )}
      </section>
      <div className={styles.foot}>
        <Spring />
        <HeroFigures items={hero.statistics} risk={hero.risk} form="block" messages={messages} />
      </div>
    </>
  );
}

HeroRiver.layout = styles.layout;
