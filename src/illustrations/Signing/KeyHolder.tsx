import { fill } from '@falaj/contract/fill.ts';
import type { SigningData } from '../../schemas/illustrations/illustration-acts.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import { Lamp } from '../IllustrationFrame/Lamp.tsx';
import styles from './Signing.module.css';

interface KeyHolderProps {
  held: SigningData['keys'][number];
  /** Whether enough others have signed, and nobody has objected. */
  enough: boolean;
  messages: Messages['illustrations']['signing'];
}

/** A key: who holds it, where, and whether it signed. */
export function KeyHolder({ held, enough, messages }: KeyHolderProps) {
  const { holder, place, signedAt } = held;
  const unsigned = enough ? messages.notNeeded : messages.missing;
  return (
    <li className={styles.key}>
      <Lamp state={signedAt ? 'lit' : 'dark'} />
      <span className={styles.holder}>
        <strong>{holder}</strong>
        <span>{place}</span>
        <span>{signedAt ? fill(messages.signed, { at: signedAt }) : unsigned}</span>
      </span>
    </li>
  );
}
