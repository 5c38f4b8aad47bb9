import { fill } from '@falaj/contract/fill.ts';
import type { SigningData } from '../../schemas/illustrations/illustration-acts.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import {
  IllustrationFrame,
  type IllustrationPropsOf,
} from '../IllustrationFrame/IllustrationFrame.tsx';
import junction from '../IllustrationFrame/Junction.module.css';
import materials from '../IllustrationFrame/Materials.module.css';
import { KeyHolder } from './KeyHolder.tsx';
import styles from './Signing.module.css';

/** The outcome of the act, in a sentence. */
function outcomeOf(
  data: SigningData,
  signed: number,
  says: Messages['illustrations']['signing'],
): string {
  const { executedAt, objection, hours } = data;
  if (objection) return fill(says.objected, { reason: objection });
  if (executedAt && hours === 0) return fill(says.atOnce, { at: executedAt });
  if (executedAt) return fill(says.executed, { at: executedAt, n: hours });
  return signed < 2 ? fill(says.short, { n: signed }) : fill(says.open, { n: hours });
}

/** Two of three keys open the gate: a list of the keys, then the act and its outcome. */
export function Signing({ illustration, messages }: IllustrationPropsOf<'signing'>) {
  const { data } = illustration;
  const says = messages.illustrations.signing;
  const signed = data.keys.filter(({ signedAt }) => signedAt).length;
  const isOpen = signed >= 2 && !data.objection;
  return (
    <IllustrationFrame
      title={illustration.title ?? says.title}
      context={illustration.context}
      messages={messages}
      foot={[says.policy, fill(says.tested, { at: data.testedAt })]}
    >
      <div className={styles.gate}>
        <ol className={styles.keys}>
          {data.keys.map((key) => (
            <KeyHolder key={key.holder} held={key} enough={isOpen} messages={says} />
          ))}
        </ol>
        <span className={styles.channels} aria-hidden="true">
          {data.keys.map(({ holder, signedAt }, index) => (
            <span
              key={holder}
              className={junction.arm}
              data-row={index + 1}
              data-wet={Boolean(signedAt)}
            />
          ))}
          <span className={junction.arm} data-row="2" data-side="end" data-wet={isOpen} />
          <span className={`${styles.post} ${materials.stone}`} />
          <span className={`${styles.post} ${materials.stone}`} />
        </span>
        <div className={`${styles.act} ${isOpen ? materials.plaque : styles.empty}`}>
          <strong>{data.act}</strong>
          <span>{outcomeOf(data, signed, says)}</span>
        </div>
      </div>
    </IllustrationFrame>
  );
}
