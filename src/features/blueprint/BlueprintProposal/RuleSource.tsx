import type { RuleLine } from '../blueprint.ts';
import type { AroundLines } from '../parts.ts';
import styles from './RuleLines.module.css';

export interface RuleSourceProps extends AroundLines {
  line: Pick<RuleLine, 'rule' | 'href'>;
}

/** The page behind a line. The rule that produced it stands in `data-rule`, for editors. */
export function RuleSource({ line: { rule, href }, pages }: RuleSourceProps) {
  return (
    <p className={styles.source} data-rule={rule}>
      <a href={href}>{pages[href] ?? href}</a>
    </p>
  );
}
