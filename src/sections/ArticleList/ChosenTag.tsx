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
    <p className={styles.chosen} data-filter-chosen="tag" hidden>
      <span>
        {name} <strong data-filter-label />
      </span>
      <a
        className={styles.clear}
        href="/resources/blog#articles"
        data-filter-choice="tag"
        data-filter-value=""
      >
        {clear}
      </a>
    </p>
  );
}
