import materials from '../IllustrationFrame/Materials.module.css';
import narrow from './NarrowRule.module.css';
import styles from './TransferCheck.module.css';

interface PartyProps {
  says: string;
  time: string;
  /** Whether this party holds the shares. */
  holds: boolean;
}

/** Sender or receiver of a transfer. */
export function Party({ says, time, holds }: PartyProps) {
  return (
    <p className={`${styles.party} ${narrow.party} ${holds ? materials.plaque : styles.empty}`}>
      <strong>{says}</strong>
      <bdi>{time}</bdi>
    </p>
  );
}
