import { part } from '../../elements/part.ts';
import { ofFacet } from '../../features/lists/facets.ts';
import type { ListParts } from '../../features/lists/list-parts.ts';
import styles from './ChosenTag.module.css';

export interface ChosenTagProps {
  /** What stands before the tag. */
  name: string;
  /** What the link back to all tags says. */
  clear: string;
}

/** The tag that the list is narrowed to, and the way out of it; features/lists/narrow-list.ts fills and shows it. */
export function ChosenTag({ name, clear }: ChosenTagProps) {
  return (
    <p className={styles.chosen} hidden {...ofFacet('chosen', 'tag')}>
      <span>
        {name} <strong {...part<ListParts>('chosenName')} />
      </span>
      <a className={styles.clear} href="/resources/blog#articles" {...ofFacet('choice', 'tag')}>
        {clear}
      </a>
    </p>
  );
}
