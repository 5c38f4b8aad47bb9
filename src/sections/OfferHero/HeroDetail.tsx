import { Illustration } from '../../illustrations/Illustration/Illustration.tsx';
import { Lamp } from '../../illustrations/IllustrationFrame/Lamp.tsx';
import { formatFigure } from '../../lib/format-figure.ts';
import { part } from '../../runtime/elements/part.ts';
import type { FigureContent } from '../../schemas/figures/figure.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import { Figure } from '../../ui/Figure/Figure.tsx';
import { FigureStatus } from '../../ui/FigureStatus/FigureStatus.tsx';
import { RiskLink } from '../../ui/Ledge/RiskLink.tsx';
import { Prose } from '../../ui/Prose/Prose.tsx';
import type { HeroDetailParts } from './HeroDetail.client.ts';
import styles from './HeroDetail.module.css';
import type { HeroDetailData } from './hero-detail.ts';

export interface HeroDetailProps {
  detail: HeroDetailData;
  /** The figures at its end. */
  statistics: FigureContent[];
  hasRisk?: boolean | undefined;
  messages: Messages;
}

/** The id of the title: it names the dialog. */
const TITLE = 'hero-detail-title';

/**
 * What the number of a first screen rests on: lines with their figures, a result, code, an illustration. A collapse, which
 * its script opens as a dialog.
 */
export function HeroDetail({ detail, statistics, hasRisk, messages }: HeroDetailProps) {
  const { title, intro, more, lines, result, code, illustration } = detail;
  return (
    <hero-detail id="hero-detail" class={styles.element}>
      <details className={styles.collapse} {...part<HeroDetailParts>('collapse')}>
        <summary className={styles.more}>{more ?? title}</summary>
        <div className={styles.sheet} data-theme="plaster" {...part<HeroDetailParts>('sheet')}>
          <h2 id={TITLE} className={styles.title}>
            {title}
          </h2>
          {intro && <p className={styles.intro}>{intro}</p>}
          <dl className={styles.lines}>
            {lines.map((line) => (
              <Line key={line.label} line={line} messages={messages} />
            ))}
            {result && <Line line={result} isResult messages={messages} />}
          </dl>
          {code && (
            <div className={styles.code}>
              <Prose
                tree={code.tree}
                messages={{ table: messages.table, code: messages.codeExample }}
              />
              <p className={styles.intro}>{code.caption}</p>
            </div>
          )}
          {illustration && <Illustration illustration={illustration} messages={messages} />}
          {statistics.length > 0 && (
            <dl className={styles.statistics}>
              {statistics.map(({ value, label, status }) => (
                <Figure
                  key={label}
                  value={formatFigure(value, messages.language)}
                  label={label}
                  status={<FigureStatus status={status} messages={messages} />}
                />
              ))}
            </dl>
          )}
          <div className={styles.ways}>
            {hasRisk && (
              <p>
                <RiskLink messages={messages} />
              </p>
            )}
            <form method="dialog">
              <button type="submit" className={styles.close}>
                {messages.close}
              </button>
            </form>
          </div>
        </div>
      </details>
      <dialog
        className={styles.dialog}
        aria-labelledby={TITLE}
        {...part<HeroDetailParts>('dialog')}
      />
    </hero-detail>
  );
}

interface LineProps {
  line: HeroDetailData['lines'][number];
  isResult?: boolean;
  messages: Pick<Messages, 'figureStatus' | 'language'>;
}

/** A line of the detail: what it is about, its figure, and what happens then. */
function Line({ line: { label, text, value, status, outcome }, isResult, messages }: LineProps) {
  return (
    <div className={`${styles.line} ${isResult ? styles.result : ''}`}>
      <dt>{label}</dt>
      {value && (
        <dd className={styles.value}>
          {formatFigure(value, messages.language)}
          {status && <FigureStatus status={status} messages={messages} />}
        </dd>
      )}
      {text && (
        <dd className={styles.text}>
          {text}
          {outcome && <Lamp state={outcome === 'passed' ? 'lit' : 'refused'} />}
        </dd>
      )}
    </div>
  );
}
