import { Picture } from '../../../ui/Picture/Picture.tsx';
import type { PictureData } from '../../../ui/Picture/picture-data.ts';
import styles from './StudyRelief.module.css';

export interface StudyReliefProps {
  picture: PictureData;
  /** Whether it stands at the start instead of the end. */
  mirrored?: boolean | undefined;
}

/** The relief of a study: above its words on a phone, beside them where there is room. */
export function StudyRelief({ picture, mirrored }: StudyReliefProps) {
  return (
    <div className={mirrored ? `${styles.ground} ${styles.mirrored}` : styles.ground}>
      <Picture picture={picture} className={styles.picture} />
    </div>
  );
}
