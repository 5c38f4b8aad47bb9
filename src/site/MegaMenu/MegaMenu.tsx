import type { NavGroup } from '../../schemas/site/navigation.ts';
import type { Words } from '../../schemas/site/words.ts';
import type { PictureData } from '../../ui/Picture/picture-data.ts';
import styles from './MegaMenu.module.css';
import { MenuPanel } from './MenuPanel.tsx';

export interface MegaMenuProps {
  groups: NavGroup[];
  /** Their pictures, in the same order; none in the gallery. */
  pictures?: PictureData[] | undefined;
  /** Path of the page. */
  current: string;
  words: Words;
}

/**
 * The groups of the wide header. Each panel is a native popover: it opens on click and by keyboard, closes on
 * Escape and on a click outside, and its links are in the HTML, all without scripts. MegaMenu.later.ts adds
 * hover, arrow keys and the direction of the slide.
 */
export function MegaMenu({ groups, pictures = [], current, words }: MegaMenuProps) {
  return (
    <mega-menu className={styles.whole}>
      <nav aria-label={words.mainNavigation}>
        <ul className={groups.length > 6 ? `${styles.row} ${styles.crowded}` : styles.row}>
          {groups.map((group, index) => (
            <li key={group.id}>
              <button
                type="button"
                id={`menu-${group.id}-button`}
                className={styles.trigger}
                popoverTarget={`menu-${group.id}`}
              >
                {group.title}
              </button>
              <MenuPanel group={group} picture={pictures[index]} current={current} />
            </li>
          ))}
        </ul>
      </nav>
    </mega-menu>
  );
}
