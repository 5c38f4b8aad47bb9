import { fill } from '@falaj/contract/fill.ts';
import { formatNumber } from '../../lib/format-number.ts';
import type { DivisionContent } from '../../schemas/pages/home-parts.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import type { ChannelPath } from '../../ui/Channel/channel-path.ts';
import { FigureStatus } from '../../ui/FigureStatus/FigureStatus.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import type { PictureData } from '../../ui/Picture/picture-data.ts';
import styles from './Division.module.css';
import { Slider } from './Slider.tsx';
import stills from './Stills.module.css';

export interface DivisionProps extends Omit<DivisionContent, 'cuts'> {
  /** The stops of the slider, each with a picture of the divided card. */
  cuts: { shares: number; picture: PictureData }[];
  messages: Messages;
}

/** The price of one share, in whole units of the currency where it is a whole number. */
const priceOf = ({ value, prefix }: DivisionContent['whole'], shares: number, language: string) =>
  `${prefix}${formatNumber(value / shares, value % shares ? 2 : 0, language)}`;

/**
 * A slider that divides an asset: each stop shows a picture and the price of one share. It works without
 * scripts.
 */
export function Division(props: DivisionProps) {
  const { title, intro, label, each, note, risk, whole, cuts, chosen, messages } = props;
  return (
    <section
      id="divide"
      className={`${styles.section} ${stills.divided}`}
      data-theme="dusk"
      aria-labelledby="divide-title"
    >
      <div className={stills.stills}>
        {cuts.map(({ shares, picture }) => (
          <Picture key={shares} picture={picture} className={stills.still} />
        ))}
      </div>
      <div className={styles.inner}>
        <h2 id="divide-title">{title}</h2>
        {intro && <p className={styles.intro}>{intro}</p>}
        <Slider
          label={label}
          stops={cuts.map(({ shares }) => shares)}
          chosen={chosen}
          language={messages.language}
        />
        <ul>
          {cuts.map(({ shares }) => (
            <li key={shares} className={`${styles.price} ${stills.price}`}>
              <strong className={styles.amount}>{priceOf(whole, shares, messages.language)}</strong>{' '}
              {fill(each, { n: formatNumber(shares, undefined, messages.language) })}
              <FigureStatus status={whole.status} messages={messages} />
            </li>
          ))}
        </ul>
        {note && <p className={styles.note}>{note}</p>}
        <p className={styles.note}>{risk}</p>
      </div>
    </section>
  );
}

Division.channel = { through: 1 } satisfies ChannelPath;
