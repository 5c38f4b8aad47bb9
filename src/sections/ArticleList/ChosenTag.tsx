import { ofFacet } from '../../features/lists/facets.ts';
import type { ListParts } from '../../features/lists/list-parts.ts';
import { part } from '../../runtime/elements/part.ts';
import styles from './ChosenTag.module.css';

export interface ChosenTagProps {
  /** The words before the tag. */
  name: string;
  /** The text of the link back to all tags. */
  clear: string;
}

/**
 * The tag by which the list is narrowed, with a link that clears it; features/lists/narrow-list.ts fills and
 * shows it.
 */
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
