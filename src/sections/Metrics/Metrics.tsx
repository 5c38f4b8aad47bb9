import type { MetricsContent } from '../../schemas/metric.ts';
import type { Words } from '../../schemas/words.ts';
import { Band } from '../../ui/Band/Band.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';
import styles from './Metrics.module.css';
import { MetricTile } from './MetricTile.tsx';

export type MetricsProps = MetricsContent & { words: Words };

/** The metrics block: a grid, or the first figure large; dusk gradient or muted ground (part 4). */
export function Metrics({ title, intro, layout, background, items, risk, words }: MetricsProps) {
  const gradient = background === 'gradient';
  return (
    <Band id="results" mood={gradient ? 'dusk' : 'mist'} glow={gradient} labelledBy="results-title">
      <SectionHead id="results-title" title={title} intro={intro} />
      <dl className={`${styles.tiles} ${styles[layout]}`}>
        {items.map((item) => (
          <MetricTile key={item.label} {...item} words={words} />
        ))}
      </dl>
      {risk && <p className={styles.risk}>{risk}</p>}
    </Band>
  );
}
