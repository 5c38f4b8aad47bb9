import { formatFigure } from '../../lib/format-figure.ts';
import type { CaseStudy } from '../../schemas/offer/case-study.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import { BenefitList } from '../BenefitList/BenefitList.tsx';
import { Figure } from '../Figure/Figure.tsx';
import styles from './Results.module.css';
import { type ResultLine, resultLines } from './result-lines.ts';

export interface ResultsProps extends Pick<CaseStudy, 'results' | 'metrics'> {
  /** Where it is shown: a card has the first two results, a featured study all figures or the first four lines. */
  place: 'card' | 'featured';
  messages: Pick<Messages, 'language'>;
}

/**
 * The results of a study in either form: figures above their metric, or lines
 * (docs/site-rules.md#case-studies).
 */
export function Results({ results, metrics, place, messages }: ResultsProps) {
  const lines = resultLines(results, place);
  const extra = place === 'featured' ? Object.entries(metrics ?? {}) : [];
  const figures: ResultLine[] = [
    ...lines.filter((line) => line.value !== undefined),
    ...extra.map(([text, value]) => ({ text, value })),
  ];
  const plain = lines.filter((line) => line.value === undefined).map((line) => line.text);
  return (
    <div className={styles.results}>
      {plain.length > 0 && <BenefitList items={plain} />}
      {figures.length > 0 && (
        <dl className={styles.figures}>
          {figures.map(({ text, value = '', description }) => (
            <Figure
              key={text}
              label={text}
              value={formatFigure(value, messages.language)}
              note={description}
            />
          ))}
        </dl>
      )}
    </div>
  );
}
