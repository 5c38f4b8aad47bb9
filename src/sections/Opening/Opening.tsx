import type { Root } from 'hast';
import { formatFigure } from '../../lib/format-figure.ts';
import type { OpeningContent } from '../../schemas/opening.ts';
import type { Words } from '../../schemas/words.ts';
import { Band } from '../../ui/Band/Band.tsx';
import { FigureStatus } from '../../ui/FigureStatus/FigureStatus.tsx';
import { Prose } from '../../ui/Prose/Prose.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';
import styles from './Opening.module.css';

type Line = OpeningContent['lines'][number];

export interface OpeningProps extends Omit<OpeningContent, 'code'> {
  /** Lines of code or of a rule that have been read, with what they do. */
  code?: { tree: Root; caption: string } | undefined;
  words: Words;
}

/** What an offer opens with: the asset in numbers, a day, deliverables, a worked example, a rule. */
export function Opening({ title, intro, lines, result, code, words }: OpeningProps) {
  const row = ({ label, text, value, status }: Line, className?: string) => (
    <div key={label} className={`${styles.line} ${className ?? ''}`}>
      <dt className={styles.label}>{label}</dt>
      {text && <dd className={styles.text}>{text}</dd>}
      {value && (
        <dd className={styles.value}>
          {formatFigure(value)} {status && <FigureStatus status={status} words={words} />}
        </dd>
      )}
    </div>
  );
  return (
    <Band id="opening" labelledBy="opening-title">
      <SectionHead id="opening-title" title={title} intro={intro} />
      <div className={code ? styles.split : undefined}>
        <dl className={styles.lines}>
          {lines.map((line) => row(line))}
          {result && row(result, styles.result)}
        </dl>
        {code && (
          <figure>
            <Prose tree={code.tree} words={{ table: words.table, code: words.codeExample }} />
            <figcaption className={styles.caption}>{code.caption}</figcaption>
          </figure>
        )}
      </div>
    </Band>
  );
}
