import { formatNumber } from '../../lib/format-number.ts';
import type { NetworkMapData } from '../../schemas/illustrations/illustration-acts.ts';
import type { IllustrationMessages } from '../IllustrationFrame/IllustrationFrame.tsx';
import styles from './NetworkMap.module.css';

interface NetworkProps {
  network: NetworkMapData['networks'][number];
  /** The side of the register it is on, and its row there, from 1. */
  side: string;
  row: number;
  messages: IllustrationMessages;
}

/** A network: its name, who may use it, and how many shares are on it. */
export function Network({ network, side, row, messages }: NetworkProps) {
  const { name, type, shares } = network;
  const says = messages.illustrations.networkMap;
  return (
    <li className={styles.network} data-side={side} data-row={row} data-wet={shares > 0}>
      <strong>{name}</strong>
      <span>{says[type]}</span>
      <span className={styles.held}>
        {shares > 0 ? formatNumber(shares, undefined, messages.language) : says.ready}
      </span>
    </li>
  );
}
