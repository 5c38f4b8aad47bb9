import type { MetricsContent } from '../../schemas/figures/metric.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import type { ChannelPath } from '../../ui/Channel/channel-path.ts';
import way from '../../ui/Channel/Path.module.css';
import piece from '../../ui/Channel/Piece.module.css';
import { RiskLink } from '../../ui/Ledge/RiskLink.tsx';
import { Section, type SectionProps, type SectionTheme } from '../../ui/Section/Section.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';
import featured from './Featured.module.css';
import rule from './FiguresRule.module.css';
import styles from './Metrics.module.css';
import { MetricTile } from './MetricTile.tsx';

export type MetricsProps = MetricsContent &
  Pick<SectionProps, 'isLeading'> & { theme: SectionTheme; messages: Messages };

/** The metrics: one strip of figures beside its claim, of one size or with the first one large, and a link to the risk. */
export function Metrics(props: MetricsProps) {
  const { title, intro, layout, background, items, risk, theme, messages } = props;
  return (
    <Section
      id="results"
      theme={theme}
      isLeading={props.isLeading}
      glow={background === 'gradient'}
      labelledBy="results-title"
    >
      <div className={way.inside}>
        <div className={`${rule.figures} ${styles.strip}`}>
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
          <SectionHead id="results-title" title={title} intro={intro} isNarrow />
          <dl
            className={`${styles.tiles} ${layout === 'featured' ? featured.featured : styles.grid}`}
          >
            {items.map((item) => (
              <MetricTile key={item.label} {...item} messages={messages} />
            ))}
          </dl>
          {risk && (
            <p className={styles.below}>
              <RiskLink messages={messages} />
            </p>
          )}
        </div>
      </div>
    </Section>
  );
}

Metrics.channel = { through: 1, out: 12 } satisfies ChannelPath;
