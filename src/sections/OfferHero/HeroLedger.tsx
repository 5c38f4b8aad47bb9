import { formatFigure } from '../../lib/format-figure.ts';
import { Spring } from '../../ui/Channel/Spring.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import ledger from './AssetLedger.module.css';
import { HeroFigures } from './HeroFigures.tsx';
import { HERO_DETAIL_TITLE, HeroHead, linesOf } from './HeroHead.tsx';
import { HeroLead } from './HeroLead.tsx';
import styles from './HeroLedger.module.css';
import { HeroTitle } from './HeroTitle.tsx';
import type { HeroVariantProps } from './hero-variant.ts';
import { LineStatus } from './LineStatus.tsx';

/** For solutions: the asset in the middle, its ledger at both sides of it, and the result as a card of stone. */
export function HeroLedger({ hero, heroDetail, messages }: HeroVariantProps) {
  const lines = linesOf(heroDetail);
  const sideOf = (index: number) => (index < lines.length / 2 ? '' : ledger.end);
  return (
    <>
      <div className={styles.veil} />
      <div className={styles.text}>
        <HeroTitle subtitle={hero.subtitle} title={hero.title} />
        <HeroLead hero={hero} messages={messages} />
      </div>
      <section id="hero-detail" className={styles.asset} aria-labelledby={HERO_DETAIL_TITLE}>
        {hero.picture && <Picture picture={hero.picture} priority className={styles.picture} />}
        <div className={styles.head}>
          <HeroHead heroDetail={heroDetail} messages={messages} />
        </div>
        <dl className={ledger.ledger}>
          {lines.map((line, index) => (
            <div
              key={line.label}
              className={
                line === heroDetail.result ? ledger.result : `${ledger.line} ${sideOf(index)}`
              }
            >
              <dt>{line.label}</dt>
              {line.value && (
                <dd className={ledger.value}>
                  {formatFigure(line.value, messages.language)}{' '}
                  <LineStatus line={line} heroDetail={heroDetail} messages={messages} />
                </dd>
              )}
              {line.text && <dd className={ledger.more}>{line.text}</dd>}
            </div>
          ))}
        </dl>
      </section>
      <div className={styles.foot}>
        <Spring />
        <div className={styles.base}>
          <HeroFigures items={hero.statistics} risk={hero.risk} form="row" messages={messages} />
        </div>
      </div>
    </>
  );
}
