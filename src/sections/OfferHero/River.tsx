import type { ReactNode } from 'react';
import water from '/media/tiles/water-dusk.avif?url';
import shares from '../../illustrations/IllustrationFrame/Shares.module.css';
import { readAmount } from '../../lib/amount.ts';
import { formatFigure } from '../../lib/format-figure.ts';
import { shareDigits } from '../../lib/share-digits.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import falls from './Falls.module.css';
import type { HeroDetail } from './hero-variant.ts';
import { LineStatus } from './LineStatus.tsx';
import styles from './River.module.css';
import { drawRiver, RIVER } from './river.ts';

type Line = HeroDetail['lines'][number];

export interface RiverProps {
  /** The whole, and what it is divided into. */
  whole: Line;
  parts: Line[];
  heroDetail: HeroDetail;
  messages: Messages;
  /** What the river is about, on a card of stone that it passes. */
  children: ReactNode;
}

const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** The part that flows on: what the example comes to, or else the largest. */
function flowsOn(parts: Line[], result: Line | undefined): Line | undefined {
  if (result && parts.includes(result)) return result;
  const amount = (line: Line) => readAmount(line.value) ?? 0;
  return parts.toSorted((one, other) => amount(other) - amount(one))[0];
}

/** A whole that divides into its parts, each as wide as its amount: across the page, or falling on a narrow screen. */
export function River({ whole, parts, heroDetail, messages, children }: RiverProps) {
  const onward = flowsOn(parts, heroDetail.result);
  const rows = [...parts.filter((part) => part !== onward), ...(onward ? [onward] : [])];
  const amounts = rows.map(({ value }) => readAmount(value) ?? 0);
  const sum = sumOf(amounts);
  const figureOf = (line: Line) => (
    <dd className={styles.value}>
      {formatFigure(line.value ?? '', messages.language)}{' '}
      <LineStatus line={line} heroDetail={heroDetail} messages={messages} />
    </dd>
  );
  return (
    <div className={styles.river}>
      <Drawing amounts={amounts} />
      <div className={styles.source}>{children}</div>
      <dl className={styles.lines}>
        <div className={`${styles.whole} ${falls.whole}`}>
          <dt className={styles.label}>{whole.label}</dt>
          {figureOf(whole)}
          {whole.text && <dd className={styles.more}>{whole.text}</dd>}
        </div>
        {rows.map((line, index) => (
          <div
            key={line.label}
            className={`${styles.part} ${falls.part} ${shares.share}`}
            {...shareDigits(amounts[index] ?? 0, sum)}
          >
            <dt className={styles.label}>
              <i
                className={`${falls.fall} ${shares.share}`}
                {...shareDigits(sumOf(amounts.slice(index + 1)), sum)}
                aria-hidden="true"
              />
              {line.label}
            </dt>
            {figureOf(line)}
            {line.text && <dd className={styles.more}>{line.text}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The river across the page; its water is that of the illustrations. */
function Drawing({ amounts }: { amounts: number[] }) {
  const { trunk, branches } = drawRiver(amounts);
  const { fork, height } = RIVER;
  const all = [...branches, trunk];
  return (
    <svg className={styles.drawing} viewBox={`72 0 ${fork} ${height}`} aria-hidden="true">
      <defs>
        <pattern id="river-water" width="192" height="192" patternUnits="userSpaceOnUse">
          <image href={water} width="192" height="192" />
        </pattern>
      </defs>
      {all.map(({ path, width }) => (
        <path key={path} d={path} strokeWidth={width + 8} className={styles.lip} />
      ))}
      {all.map(({ path, width }) => (
        <path key={path} d={path} strokeWidth={width + 6} className={styles.bed} />
      ))}
      <g className={styles.glow}>
        {all.map(({ path, width }) => (
          <path key={path} d={path} strokeWidth={width} stroke="url(#river-water)" />
        ))}
      </g>
    </svg>
  );
}
