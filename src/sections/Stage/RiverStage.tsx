import { formatFigure } from '../../lib/format-figure.ts';
import { Spring } from '../../ui/Channel/Spring.tsx';
import { Disclosure } from '../../ui/Disclosure/Disclosure.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { LineStatus } from './LineStatus.tsx';
import { River } from './River.tsx';
import styles from './RiverStage.module.css';
import { StageFigures } from './StageFigures.tsx';
import { linesOf, OPENING_TITLE, StageHead } from './StageHead.tsx';
import { StageLead } from './StageLead.tsx';
import { StageTitle } from './StageTitle.tsx';
import type { StageFormProps } from './stage-form.ts';

/**
 * For use cases: a river across the page that divides as the amounts of the example do. What else was calculated is in a
 * collapse below it.
 */
export function RiverStage({ hero, opening, messages }: StageFormProps) {
  const lines = linesOf(opening);
  const { from, into } = opening.river ?? { from: 1, into: [] };
  const whole = lines[from - 1];
  const parts = into.flatMap((place) => lines[place - 1] ?? []);
  const drawn = [whole, ...parts];
  const others = lines.filter((line) => !drawn.includes(line));
  return (
    <>
      {hero.picture && <Picture picture={hero.picture} priority className={styles.picture} />}
      <div className={styles.veil} />
      <div className={styles.text}>
        <StageTitle subtitle={hero.subtitle} title={hero.title} />
      </div>
      <div className={styles.words}>
        <StageLead hero={hero} messages={messages} />
      </div>
      <section id="opening" className={styles.opening} aria-labelledby={OPENING_TITLE}>
        {whole && (
          <River whole={whole} parts={parts} opening={opening} messages={messages}>
            <StageHead opening={opening} messages={messages} />
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
                      <LineStatus line={line} opening={opening} messages={messages} />
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
        <StageFigures items={hero.statistics} risk={hero.risk} form="block" messages={messages} />
      </div>
    </>
  );
}

RiverStage.layout = styles.layout;
