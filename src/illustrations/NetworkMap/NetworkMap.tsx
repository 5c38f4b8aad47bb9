import { fill } from '@falaj/contract/fill.ts';
import { formatNumber } from '../../lib/format-number.ts';
import {
  IllustrationFrame,
  type IllustrationPropsOf,
} from '../IllustrationFrame/IllustrationFrame.tsx';
import junction from '../IllustrationFrame/Junction.module.css';
import materials from '../IllustrationFrame/Materials.module.css';
import hub from './Hub.module.css';
import { Network } from './Network.tsx';
import styles from './NetworkMap.module.css';

/** One register in the middle, and the networks on which its shares are. */
export function NetworkMap({ illustration, messages }: IllustrationPropsOf<'networkMap'>) {
  const { total, unit, networks } = illustration.data;
  const says = messages.illustrations.networkMap;
  const format = (n: number) => formatNumber(n, undefined, messages.language);
  const rows = Math.ceil(networks.length / 2);
  const placed = networks.map((network, index) => ({
    network,
    side: index < rows ? 'start' : 'end',
    row: (index % rows) + 1,
  }));
  const used = networks.filter(({ shares }) => shares > 0);
  const sum = used.map(({ shares }) => format(shares)).join(' + ');
  return (
    <IllustrationFrame
      title={illustration.title ?? says.title}
      context={illustration.context}
      messages={messages}
      foot={[fill(says.sum, { sum, total: format(total) })]}
    >
      <div className={styles.map}>
        <p className={styles.middle}>
          <span className={`${hub.hub} ${materials.plaque}`}>
            <strong>{format(total)}</strong>
            <span>{fill(says.hub, { unit: unit ?? messages.illustrations.shares })}</span>
          </span>
        </p>
        <span className={styles.channels} aria-hidden="true">
          {placed.map(({ network, side, row }) => (
            <span
              key={network.name}
              className={junction.arm}
              data-side={side}
              data-rows={rows}
              // With two rows, one channel bends down and the other up.
              data-row={rows === 2 ? row * 2 - 1 : row}
              data-wet={network.shares > 0}
            />
          ))}
        </span>
        <ul className={styles.networks}>
          {placed.map((place) => (
            <Network key={place.network.name} messages={messages} {...place} />
          ))}
        </ul>
      </div>
    </IllustrationFrame>
  );
}
