import type { MetricsContent } from '../../schemas/metric.ts';
import type { Words } from '../../schemas/words.ts';
import { Band, type Ground } from '../../ui/Band/Band.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';
import featured from './Featured.module.css';
import styles from './Metrics.module.css';
import { MetricTile } from './MetricTile.tsx';

export type MetricsProps = MetricsContent & { mood: Ground; words: Words };

/** The metrics block: a grid, or the first figure large; its ground is lit towards the end, or even. */
export function Metrics(props: MetricsProps) {
  const { title, intro, layout, background, items, risk, mood, words } = props;
  const isLit = background === 'gradient';
  return (
    <Band id="results" mood={mood} glow={isLit} labelledBy="results-title">
      <SectionHead id="results-title" title={title} intro={intro} />
      <dl className={`${styles.tiles} ${layout === 'featured' ? featured.featured : styles.grid}`}>
        {items.map((item) => (
          <MetricTile key={item.label} {...item} words={words} />
        ))}
      </dl>
      {risk && <p className={styles.risk}>{risk}</p>}
    </Band>
  );
}
