import shares from '../../illustrations/IllustrationFrame/Shares.module.css';
import { shareDigits } from '../../lib/share-digits.ts';
import { Picture } from '../../ui/Picture/Picture.tsx';
import type { PictureData } from '../../ui/Picture/picture-data.ts';
import styles from './HeroPicture.module.css';
import type { HeroDetailData } from './hero-detail.ts';

type Pin = NonNullable<HeroDetailData['pins']>[number];

export interface HeroPictureProps {
  picture: PictureData;
  /** The things in it that are named. */
  pins: Pin[];
  /** The level on which all labels stand, straight above or below their things; without it each stands at its side. */
  pinClass?: string | undefined;
  className?: string | undefined;
}

/**
 * A picture that fills its box, with a ring on each thing that it names and a line to its label. Where the picture is cropped,
 * the named things stay in view.
 */
export function HeroPicture({ picture, pins, pinClass, className }: HeroPictureProps) {
  // What only wide screens name need not be in view on a phone.
  const everywhere = pins.filter(({ wideOnly }) => !wideOnly);
  const across = middleOf(everywhere.map(({ at: [x] }) => x));
  const down = middleOf(pins.map(({ at: [, y] }) => y));
  return (
    <div className={className} {...shareDigits(across, 100)}>
      <div className={`${styles.canvas} ${shares.share}`} {...shareDigits(down, 100)}>
        <Picture picture={picture} priority />
        <ul className={styles.pins}>
          {pins.map((pin) => (
            <li
              key={pin.text}
              className={[styles.pin, shares.share, pin.wideOnly && styles.wide]
                .filter(Boolean)
                .join(' ')}
              {...shareDigits(pin.at[0], 100)}
            >
              <span
                className={`${styles.point} ${shares.share} ${pinClass ? `${styles.upright} ${pinClass}` : sideOf(pin)}`}
                {...shareDigits(pin.at[1], 100)}
              >
                <span className={styles.label}>{pin.text}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Half-way between the least and the greatest of some places in per cent. */
const middleOf = (places: number[]) =>
  places.length > 0 ? (Math.min(...places) + Math.max(...places)) / 2 : 50;

/** The classes of the side on which a label stands: away from the middle, where its pin does not say. */
function sideOf({ at: [x, y], side }: Pin): string {
  const [vertical, horizontal] = side?.split('-') ?? [
    y < 50 ? 'up' : 'down',
    x < 66 ? 'end' : 'start',
  ];
  return `${vertical === 'up' ? styles.up : styles.down} ${horizontal === 'end' ? styles.end : styles.start}`;
}
