import type { PictureData } from '../../lib/picture-data.ts';
import { Picture } from '../../ui/Picture/Picture.tsx';
import styles from './MenuPlate.module.css';

export interface MenuPlateProps {
  title: string;
  /** Fetched when the panel opens. */
  picture?: PictureData | undefined;
}

/** The picture of a group beside its links, with the group's name. */
export function MenuPlate({ title, picture }: MenuPlateProps) {
  return (
    <div className={styles.plate} data-mood="dusk">
      {picture && <Picture picture={picture} className={styles.picture} />}
      <p className={styles.title}>{title}</p>
    </div>
  );
}
