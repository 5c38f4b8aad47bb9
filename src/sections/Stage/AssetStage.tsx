import { formatFigure } from '../../lib/format-figure.ts';
import { Spring } from '../../ui/Channel/Spring.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import ledger from './AssetLedger.module.css';
import styles from './AssetStage.module.css';
import { LineStatus } from './LineStatus.tsx';
import { StageFigures } from './StageFigures.tsx';
import { linesOf, OPENING_TITLE, StageHead } from './StageHead.tsx';
import { StageLead } from './StageLead.tsx';
import { StageTitle } from './StageTitle.tsx';
import type { StageFormProps } from './stage-form.ts';

/** For solutions: the asset in the middle, its ledger at both sides of it, and the result as a slab of stone. */
export function AssetStage({ hero, opening, messages }: StageFormProps) {
  const lines = linesOf(opening);
  const sideOf = (index: number) => (index < lines.length / 2 ? '' : ledger.end);
  return (
    <>
      <div className={styles.veil} />
      <div className={styles.text}>
        <StageTitle subtitle={hero.subtitle} title={hero.title} />
        <StageLead hero={hero} messages={messages} />
      </div>
      <section id="opening" className={styles.asset} aria-labelledby={OPENING_TITLE}>
        {hero.picture && <Picture picture={hero.picture} priority className={styles.picture} />}
        <div className={styles.head}>
          <StageHead opening={opening} messages={messages} />
        </div>
        <dl className={ledger.ledger}>
          {lines.map((line, index) => (
            <div
              key={line.label}
              className={
                line === opening.result ? ledger.result : `${ledger.line} ${sideOf(index)}`
              }
            >
              <dt>{line.label}</dt>
              {line.value && (
                <dd className={ledger.value}>
                  {formatFigure(line.value, messages.language)}{' '}
                  <LineStatus line={line} opening={opening} messages={messages} />
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
          <StageFigures items={hero.statistics} risk={hero.risk} form="row" messages={messages} />
        </div>
      </div>
    </>
  );
}
