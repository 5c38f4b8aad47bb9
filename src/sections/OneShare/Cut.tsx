import { formatNumber } from '../../lib/format-number.ts';
import type { OneShareContent } from '../../schemas/pages/one-share.ts';
import { Picture } from '../../ui/Picture/Picture.tsx';
import type { PictureData } from '../../ui/Picture/picture-data.ts';
import styles from './Cut.module.css';
import story from './OneShare.module.css';
import sluice from './Sluice.module.css';

type Content = OneShareContent['cut'];

export interface CutProps extends Omit<Content, 'stops'> {
  /** The places of the gate, each with a picture of the divided stone. */
  stops: (Omit<Content['stops'][number], 'image'> & { picture: PictureData })[];
  whole: OneShareContent['whole'];
  /** Two letters (ISO 639-1). */
  language: string;
}

/** The price of one share, in whole units of the currency where it is a whole number. */
const priceOf = ({ value, prefix }: CutProps['whole'], shares: number, language: string) =>
  `${prefix}${formatNumber(value / shares, value % shares ? 2 : 0, language)}`;

/** The stop at which the building is cut: the gate, and for each of its places a picture and the price of a share. */
export function Cut({ title, text, label, stops, chosen, whole, language }: CutProps) {
  return (
    <div className={styles.cut}>
      <div className={styles.pictures}>
        {stops.map(({ shares, picture }) => (
          <Picture key={shares} picture={picture} className={styles.shown} />
        ))}
      </div>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      <fieldset className={sluice.sluice}>
        <legend className="visuallyHidden">{label}</legend>
        {stops.map(({ shares }) => (
          <label key={shares}>
            <input type="radio" name="shares" value={shares} defaultChecked={shares === chosen} />
            {formatNumber(shares, 0, language)}
          </label>
        ))}
        <i className={sluice.gate} aria-hidden="true" />
      </fieldset>
      <ul className={styles.prices} aria-live="polite">
        {stops.map(({ shares, each }) => (
          <li key={shares} className={styles.shown}>
            <strong className={story.amount}>{priceOf(whole, shares, language)}</strong> {each}
          </li>
        ))}
      </ul>
    </div>
  );
}
