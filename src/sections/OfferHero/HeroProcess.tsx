import { formatFigure } from '../../lib/format-figure.ts';
import { Spring } from '../../ui/Channel/Spring.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { Prose } from '../../ui/Prose/Prose.tsx';
import { HeroFigures } from './HeroFigures.tsx';
import { HERO_DETAIL_TITLE, HeroHead } from './HeroHead.tsx';
import { HeroLead } from './HeroLead.tsx';
import styles from './HeroProcess.module.css';
import { HeroTitle } from './HeroTitle.tsx';
import type { HeroVariantProps } from './hero-variant.ts';
import { LineStatus } from './LineStatus.tsx';
import stream from './Stream.module.css';

/**
 * For services: the words on plaster, and over the picture one stream from the paper that begins the work, through the work
 * with its code, to the stone that the client keeps.
 */
export function HeroProcess({ hero, heroDetail, messages }: HeroVariantProps) {
  const { lines, result, code } = heroDetail;
  const figureOf = (line: (typeof lines)[number]) =>
    line.value && (
      <dd className={stream.value}>
        {formatFigure(line.value, messages.language)}{' '}
        <LineStatus line={line} heroDetail={heroDetail} messages={messages} />
      </dd>
    );
  return (
    <>
      {hero.picture && <Picture picture={hero.picture} priority className={styles.picture} />}
      <div className={styles.veil} />
      <div className={styles.start} data-theme="plaster-2">
        <div className={styles.text}>
          <HeroTitle subtitle={hero.subtitle} title={hero.title} />
          <HeroLead hero={hero} messages={messages} />
        </div>
        <div className={styles.strip}>
          <Spring />
          <div className={styles.figures}>
            <HeroFigures
              items={hero.statistics}
              risk={hero.risk}
              form="block"
              messages={messages}
            />
          </div>
        </div>
      </div>
      <section id="hero-detail" className={styles.end} aria-labelledby={HERO_DETAIL_TITLE}>
        <HeroHead heroDetail={heroDetail} messages={messages} />
        <dl className={stream.stream}>
          {lines.map((line, index) => (
            <div key={line.label} className={stream.line}>
              <dt className={stream.label}>{line.label}</dt>
              {line.text && <dd className={stream.text}>{line.text}</dd>}
              {figureOf(line)}
              {code && index === 1 && (
                <dd className={stream.code}>
                  <Prose
                    tree={code.tree}
                    messages={{ table: messages.table, code: messages.codeExample }}
                  />
                  <p>{code.caption}</p>
                </dd>
              )}
            </div>
          ))}
        </dl>
        {result && (
          <dl className={stream.result}>
            <div>
              <dt className={stream.label}>{result.label}</dt>
              {figureOf(result)}
              {result.text && <dd className={stream.text}>{result.text}</dd>}
            </div>
          </dl>
        )}
      </section>
    </>
  );
}

HeroProcess.layout = styles.layout;
