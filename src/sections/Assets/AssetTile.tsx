import { fill } from '@falaj/contract/fill.ts';
import type { FigureStatusName } from '../../schemas/figures/figure-status.ts';
import type { AssetsContent } from '../../schemas/pages/home-parts.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import { CardLink } from '../../ui/CardLink/CardLink.tsx';
import { FigureStatus } from '../../ui/FigureStatus/FigureStatus.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import type { PictureData } from '../../ui/Picture/picture-data.ts';
import styles from './AssetTile.module.css';

export interface AssetTileProps {
  name: string;
  href: string;
  /** The smallest holding that the offer states, such as `$100`, and the status of that figure. */
  minimum?: { amount: string; status: FigureStatusName } | undefined;
  picture: PictureData;
  /** The phrases for a minimum and for an offer without one. */
  phrases: Pick<AssetsContent, 'minimum' | 'open'>;
  messages: Messages;
}

/** An asset: its picture, its name and its minimum. The whole tile leads to the offer. */
export function AssetTile({ name, href, minimum, picture, phrases, messages }: AssetTileProps) {
  return (
    <li className={styles.tile}>
      <Picture picture={picture} className={styles.picture} />
      <h3 className={styles.name}>
        <CardLink className={styles.link} href={href}>
          {name}
        </CardLink>
      </h3>
      <p className={styles.minimum}>
        {minimum ? fill(phrases.minimum, { amount: minimum.amount }) : phrases.open}
        {minimum && <FigureStatus status={minimum.status} messages={messages} />}
      </p>
    </li>
  );
}
