import type { NavGroup } from '../../schemas/site/navigation.ts';
import type { PictureData } from '../../ui/Picture/picture-data.ts';
import styles from './GroupButton.module.css';
import { MenuPicture } from './MenuPicture.tsx';

export interface GroupButtonProps {
  group: Pick<NavGroup, 'id' | 'title' | 'summary'>;
  /** Fetched when the menu of phones opens. */
  picture?: PictureData | undefined;
}

/** Opens the panel of a group: a word in the header, and in the menu of phones a tile with its picture. */
export function GroupButton({ group: { id, title, summary }, picture }: GroupButtonProps) {
  return (
    <button
      type="button"
      id={`menu-${id}-button`}
      className={styles.trigger}
      popoverTarget={`menu-${id}`}
    >
      {picture && <MenuPicture picture={picture} className={styles.picture} />}
      <span className={styles.caption}>
        <span>{title}</span>
        <span className={styles.summary}>{summary}</span>
      </span>
    </button>
  );
}
