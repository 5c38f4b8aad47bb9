import { useTitleId } from '../../../ui/use-title-id.ts';
import type { RuleLine } from '../blueprint.ts';
import type { AroundLines } from '../parts.ts';
import { DisclosurePart } from './DisclosurePart.tsx';
import styles from './RuleLines.module.css';
import { RuleSource } from './RuleSource.tsx';

export interface RuleLinesProps extends AroundLines {
  title: string;
  intro: string;
  lines: RuleLine[];
  /** Whether the lines are steps in an order. */
  isSequence?: boolean | undefined;
}

/** A list of lines of the proposal, each with its rule and the page behind it. */
export function RuleLines({ title, intro, lines, isSequence = false, pages }: RuleLinesProps) {
  const id = useTitleId();
  if (lines.length === 0) return null;
  const List = isSequence ? 'ol' : 'ul';
  return (
    <DisclosurePart id={id} title={title} line={lines.map((line) => line.title).join(' · ')}>
      <p className={styles.intro}>{intro}</p>
      <List className={isSequence ? `${styles.list} ${styles.sequence}` : styles.list}>
        {lines.map((line) => (
          <li key={line.rule}>
            <strong>{line.title}</strong>
            <p>{line.text}</p>
            <RuleSource line={line} pages={pages} />
          </li>
        ))}
      </List>
    </DisclosurePart>
  );
}
