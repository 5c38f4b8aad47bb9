import { fill } from '../../../lib/fill.ts';
import type { Line } from '../blueprint.ts';
import type { AroundLines } from '../parts.ts';
import styles from './RuleLines.module.css';

export interface SourceProps extends AroundLines {
  line: Pick<Line, 'rule' | 'href'>;
}

/** Which rule produced a line, and the page behind it. */
export function Source({ line: { rule, href }, words, pages }: SourceProps) {
  return (
    <p className={styles.source}>
      <a href={href}>{pages[href] ?? href}</a> <span>{fill(words.rule, { rule })}</span>
    </p>
  );
}
