import { Lamp } from '../../../illustrations/IllustrationFrame/Lamp.tsx';
import { keyedPart } from '../../../runtime/elements/part.ts';
import type { RegulatorTable } from '../../../schemas/regulators/regulators.ts';
import type { GuideMessages } from '../../../schemas/regulators/who-regulates.ts';
import type { GuideParts } from '../guide-parts.ts';
import channel from './LampChannel.module.css';
import styles from './RegulatorLamps.module.css';

export interface RegulatorLampsProps {
  regulators: RegulatorTable['regulators'];
  says: GuideMessages;
}

/**
 * The regulators along one channel. Each answer lights the lamps of those that it leads to and brings them up, and
 * dims those that fall away, with the reason of either in a line.
 */
export function RegulatorLamps({ regulators, says }: RegulatorLampsProps) {
  return (
    <div className={styles.card}>
      <h3 className={styles.title}>{says.regulators}</h3>
      <ul className={styles.board}>
        {regulators.map(({ id, name, full, reach }) => (
          <li
            key={id}
            className={`${styles.regulator} ${channel.lit}`}
            data-state="open"
            {...keyedPart<GuideParts>('regulator', id)}
          >
            <Lamp state="dark" {...keyedPart<GuideParts>('lamp', id)} />
            <span className={styles.what}>
              <strong className={styles.name}>{name}</strong>
              <span className={styles.full}>{full}</span>
              <span className={styles.reach}>{reach}</span>
              <span className={styles.reason} {...keyedPart<GuideParts>('reason', id)} />
            </span>
            <span className={styles.state} {...keyedPart<GuideParts>('state', id)}>
              {says.states.open}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
