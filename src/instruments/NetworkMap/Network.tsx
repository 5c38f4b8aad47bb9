import { formatNumber } from '../../lib/format-number.ts';
import type { NetworkMap } from '../../schemas/instrument-acts.ts';
import type { Words } from '../../schemas/words.ts';
import styles from './NetworkMap.module.css';

interface NetworkProps {
  network: NetworkMap['networks'][number];
  /** The side of the register on which it stands, and its row there, from 1. */
  side: string;
  row: number;
  words: Words['instruments']['networkMap'];
}

/** A network: its name, who may use it, and how many shares live there. */
export function Network({ network, side, row, words }: NetworkProps) {
  const { name, type, shares } = network;
  return (
    <li className={styles.network} data-side={side} data-row={row} data-wet={shares > 0}>
      <strong>{name}</strong>
      <span>{words[type]}</span>
      <span className={styles.held}>{shares > 0 ? formatNumber(shares) : words.ready}</span>
    </li>
  );
}
