import { fill } from '@falaj/contract/fill.ts';
import type { RuleLine } from '../blueprint.ts';
import type { AroundLines } from '../parts.ts';
import styles from './RuleLines.module.css';

export interface RuleSourceProps extends AroundLines {
  line: Pick<RuleLine, 'rule' | 'href'>;
}

/** Which rule produced a line, and the page behind it. */
export function RuleSource({ line: { rule, href }, words, pages }: RuleSourceProps) {
  return (
    <p className={styles.source}>
      <a href={href}>{pages[href] ?? href}</a> <span>{fill(words.rule, { rule })}</span>
    </p>
  );
}
