import type { NavGroup } from '../../schemas/site/navigation.ts';
import styles from './GroupButton.module.css';

export type GroupButtonProps = Pick<NavGroup, 'id' | 'title'>;

/** Opens the panel of a group: a word in the header, and a line in the menu of phones. */
export const GroupButton = ({ id, title }: GroupButtonProps) => (
  <button
    type="button"
    id={`menu-${id}-button`}
    className={styles.trigger}
    popoverTarget={`menu-${id}`}
  >
    {title}
  </button>
);
