import type { NavGroup } from '../../schemas/site/navigation.ts';
import { Picture } from '../../ui/Picture/Picture.tsx';
import type { PictureData } from '../../ui/Picture/picture-data.ts';
import styles from './GroupTile.module.css';

export interface GroupTileProps extends Pick<NavGroup, 'title' | 'summary'> {
  /** The id of the panel that it opens. */
  panel: string;
  /** Fetched when the menu opens. */
  picture?: PictureData | undefined;
}

/** A group in the phone menu: its picture, its name and what it holds. It opens the panel of the group. */
export function GroupTile({ title, summary, panel, picture }: GroupTileProps) {
  return (
    <button type="button" className={styles.tile} aria-haspopup="dialog" popoverTarget={panel}>
      {picture && <Picture picture={picture} className={styles.picture} />}
      <span className={styles.caption}>
        {title}
        <span className={styles.summary}>{summary}</span>
      </span>
    </button>
  );
}
