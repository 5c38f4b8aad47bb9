import type { MetricsContent } from '../../schemas/figures/metric.ts';
import type { Words } from '../../schemas/site/words.ts';
import { Band, type BandGround } from '../../ui/Band/Band.tsx';
import type { ChannelWay } from '../../ui/Channel/channel-way.ts';
import piece from '../../ui/Channel/Piece.module.css';
import way from '../../ui/Channel/Way.module.css';
import { StripStatus } from '../../ui/FigureStatus/StripStatus.tsx';
import { sharedStatus } from '../../ui/FigureStatus/shared-status.ts';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';
import beside from './Beside.module.css';
import featured from './Featured.module.css';
import rule from './FiguresRule.module.css';
import styles from './Metrics.module.css';
import { MetricTile } from './MetricTile.tsx';

export type MetricsProps = MetricsContent & { mood: BandGround; words: Words };

/**
 * The metrics: a grid of figures, or the first one large. Three figures stand beside the claim, more of them
 * below it.
 */
export function Metrics(props: MetricsProps) {
  const { title, intro, layout, background, items, risk, mood, words } = props;
  const isBeside = items.length === 3;
  const shared = sharedStatus(items);
  const isMixed = items.some(({ status }) => status !== shared);
  const head = <SectionHead id="results-title" title={title} intro={intro} isNarrow={isBeside} />;
  const kinds = [rule.figures];
  if (isBeside) kinds.push(beside.beside);
  if (isBeside && layout === 'grid') kinds.push(beside.rows);
  return (
    <Band id="results" mood={mood} glow={background === 'gradient'} labelledBy="results-title">
      <div className={way.inside}>
        {!isBeside && head}
        <div className={kinds.join(' ')}>
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
          {isBeside && head}
          <dl
            className={`${styles.tiles} ${layout === 'featured' ? featured.featured : styles.grid}`}
          >
            {items.map((item) => (
              <MetricTile
                key={item.label}
                {...item}
                isSaid={item.status === shared}
                words={words}
              />
            ))}
          </dl>
          {(shared || risk) && (
            <div>
              {shared && <StripStatus shared={shared} isMixed={isMixed} words={words} />}
              {risk && <p className={styles.risk}>{risk}</p>}
            </div>
          )}
        </div>
      </div>
    </Band>
  );
}

Metrics.channel = { through: 1, out: 12 } satisfies ChannelWay;
