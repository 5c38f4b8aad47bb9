import { formatNumber } from '../../lib/format-number.ts';
import piece from '../../ui/Channel/Piece.module.css';
import styles from './Slider.module.css';

export interface SliderProps {
  /** Names what is chosen. */
  label: string;
  stops: number[];
  /** The stop that is chosen from the start. */
  chosen: number;
  /** Two letters (ISO 639-1). */
  language: string;
}

/** A slider with a few stops, made of radio buttons, between which the arrow keys move. */
export function Slider({ label, stops, chosen, language }: SliderProps) {
  return (
    <fieldset className={styles.slider}>
      <legend className={styles.legend}>{label}</legend>
      {stops.map((stop, index) => (
        <label key={stop} className={styles.stop}>
          {index === 0 && (
            <i className={`${piece.piece} ${piece.downOn} ${piece.on} ${styles.branch}`} />
          )}
          <input type="radio" name="shares" value={stop} defaultChecked={stop === chosen} />
          <span>{formatNumber(stop, undefined, language)}</span>
        </label>
      ))}
    </fieldset>
  );
}
