import { part } from '../../runtime/elements/part.ts';
import { Picture } from '../../ui/Picture/Picture.tsx';
import type { PictureData } from '../../ui/Picture/picture-data.ts';
import styles from './MenuPlate.module.css';
import type { MenuReliefParts } from './MenuRelief.later.ts';

export interface MenuPlateProps {
  title: string;
  /** Fetched when the panel opens. */
  picture?: PictureData | undefined;
}

/**
 * The picture of a group beside its links, with the group's name. MenuRelief.later.ts replaces it by those of
 * the group's pages.
 */
export function MenuPlate({ title, picture }: MenuPlateProps) {
  const name = (
    <p className={styles.title} {...part<MenuReliefParts>('name')}>
      {title}
    </p>
  );
  return (
    <div className={styles.plate} data-mood="dusk">
      {picture ? (
        <menu-relief className={styles.whole}>
          <div className={styles.pictures} {...part<MenuReliefParts>('pictures')}>
            <Picture picture={picture} className={styles.picture} />
          </div>
          {name}
        </menu-relief>
      ) : (
        name
      )}
    </div>
  );
}
