import type { MetricsContent } from '../../schemas/metric.ts';
import type { Words } from '../../schemas/words.ts';
import { Band, type Ground } from '../../ui/Band/Band.tsx';
import piece from '../../ui/Channel/Piece.module.css';
import way from '../../ui/Channel/Way.module.css';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';
import featured from './Featured.module.css';
import rule from './FiguresRule.module.css';
import styles from './Metrics.module.css';
import { MetricTile } from './MetricTile.tsx';

export type MetricsProps = MetricsContent & { mood: Ground; words: Words };

/** The metrics block: a grid, or the first figure large; its ground is lit towards the end, or even. */
export function Metrics(props: MetricsProps) {
  const { title, intro, layout, background, items, risk, mood, words } = props;
  const isLit = background === 'gradient';
  return (
    <Band id="results" mood={mood} glow={isLit} labelledBy="results-title">
      <div className={way.inside}>
        <SectionHead id="results-title" title={title} intro={intro} />
        <div className={rule.figures}>
          <i
            className={`${piece.piece} ${piece.downOn} ${way.feed} ${rule.feed}`}
            aria-hidden="true"
          />
          <i
            className={`${piece.piece} ${piece.straight} ${piece.on} ${rule.rule}`}
            aria-hidden="true"
          />
          <i
            className={`${piece.piece} ${piece.onDown} ${way.exit} ${rule.exit}`}
            aria-hidden="true"
          />
          <dl
            className={`${styles.tiles} ${layout === 'featured' ? featured.featured : styles.grid}`}
          >
            {items.map((item) => (
              <MetricTile key={item.label} {...item} words={words} />
            ))}
          </dl>
        </div>
        {risk && <p className={styles.risk}>{risk}</p>}
      </div>
    </Band>
  );
}
