import { fill } from '@falaj/contract/fill.ts';
import { IllustrationFrame } from '../../../illustrations/IllustrationFrame/IllustrationFrame.tsx';
import materials from '../../../illustrations/IllustrationFrame/Materials.module.css';
import shares from '../../../illustrations/IllustrationFrame/Shares.module.css';
import { formatNumber } from '../../../lib/format-number.ts';
import { shareDigits } from '../../../lib/share-digits.ts';
import type { Messages } from '../../../schemas/site/messages.ts';
import type { StudyScreenOf } from '../../../schemas/studies/screens.ts';
import styles from './ClearingScreen.module.css';
import { netPositions } from './net-positions.ts';

export interface ClearingScreenProps extends StudyScreenOf<'clearing'> {
  messages: Messages;
}

/** What each member owes every other one, the darker the less, and what is left of it for each at night. */
export function ClearingScreen({ title, context, members, owes, messages }: ClearingScreenProps) {
  const { studies, language } = messages;
  const format = (value: number) => formatNumber(value, undefined, language);
  const largest = Math.max(1, ...owes.flat());
  const nets = netPositions(owes);
  const widest = Math.max(1, ...nets.map(Math.abs));
  const paid = nets.reduce((sum, net) => sum + Math.max(0, net), 0);
  const said = (net: number) =>
    net === 0
      ? studies.even
      : fill(net < 0 ? studies.pays : studies.gets, { n: format(Math.abs(net)) });
  return (
    <IllustrationFrame
      title={title}
      context={context}
      messages={messages}
      foot={[fill(studies.balance, { n: format(paid) })]}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{studies.owes}</th>
            {members.map((member) => (
              <th key={member} scope="col">
                <span>{member}</span>
              </th>
            ))}
            <th scope="col" className={styles.net}>
              {studies.net}
            </th>
          </tr>
        </thead>
        <tbody>
          {members.map((member, row) => (
            <tr key={member}>
              <th scope="row">{member}</th>
              {members.map((other, column) => {
                const value = owes[row]?.[column] ?? 0;
                return row === column ? (
                  <td key={other} className={styles.own} />
                ) : (
                  <td key={other} className={styles.cell}>
                    <span
                      className={`${shares.share} ${styles.depth}`}
                      {...shareDigits(value, largest)}
                      aria-hidden="true"
                    />
                    <span>{format(value)}</span>
                  </td>
                );
              })}
              <td className={styles.net}>
                <span className={materials.groove} aria-hidden="true">
                  <span
                    className={`${shares.share} ${materials.fill} ${(nets[row] ?? 0) < 0 ? materials.stone : materials.water}`}
                    {...shareDigits(Math.abs(nets[row] ?? 0), widest)}
                  />
                </span>
                {said(nets[row] ?? 0)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </IllustrationFrame>
  );
}
