import { Lamp } from '../../illustrations/IllustrationFrame/Lamp.tsx';
import { formatNumber } from '../../lib/format-number.ts';
import type { OneShareContent } from '../../schemas/pages/one-share.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import { FigureStatus } from '../../ui/FigureStatus/FigureStatus.tsx';
import { RiskLink } from '../../ui/Ledge/RiskLink.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import type { PictureData } from '../../ui/Picture/picture-data.ts';
import { Cut, type CutProps } from './Cut.tsx';
import lower from './Lower.module.css';
import styles from './OneShare.module.css';

export interface OneShareProps extends Omit<OneShareContent, 'deed' | 'cut'> {
  deed: Omit<OneShareContent['deed'], 'image'> & { picture: PictureData };
  cut: Omit<CutProps, 'whole' | 'language'>;
  messages: Messages;
}

/**
 * One share from the deed to its payout. One channel runs through the five stops; where the building is cut, a
 * sluice gate of radio buttons chooses the number of shares. It works without scripts.
 */
export function OneShare(props: OneShareProps) {
  const { title, deed, cut, whole, check, register, payout, messages } = props;
  const share = payout.whole.value / cut.chosen;
  const paid = `${payout.whole.prefix}${formatNumber(share, 0, messages.language)}`;
  return (
    <section
      id="one-share"
      className={styles.story}
      data-theme="dusk"
      aria-labelledby="one-share-title"
    >
      <div className={styles.upper}>
        <div className={styles.deed}>
          <Picture picture={deed.picture} className={styles.deedPicture} />
          <h2 id="one-share-title">{title}</h2>
          <h3>{deed.title}</h3>
          <p>
            {deed.text}
            <FigureStatus status={whole.status} messages={messages} />
          </p>
        </div>
        <Cut {...cut} whole={whole} language={messages.language} />
        <div className={styles.check}>
          <h3>{check.title}</h3>
          <p>{check.text}</p>
        </div>
      </div>
      <div className={lower.lower}>
        <ul className={lower.rules}>
          {check.rules.map((rule) => (
            <li key={rule}>
              <Lamp state="lit" />
              {rule}
            </li>
          ))}
        </ul>
        <p className={lower.passed}>
          {check.result} <a href={check.call.href}>{check.call.text}</a>
        </p>
        <div className={lower.ends}>
          <div className={lower.register}>
            <h3>{register.title}</h3>
            <p>{register.text}</p>
            <table>
              <tbody>
                {register.holders.map(({ number, who, shares, isNew }) => (
                  <tr key={number} data-new={isNew || undefined}>
                    <th scope="row">{number}</th>
                    <td>{who}</td>
                    <td>{formatNumber(shares, 0, messages.language)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <div className={lower.payout}>
            <h3>{payout.title}</h3>
            <p className={styles.amount}>{paid}</p>
            <div className={lower.under}>
              <p>
                {payout.text}
                <FigureStatus status={payout.whole.status} messages={messages} />
              </p>
              <p className={lower.links}>
                <a href={payout.call.href}>{payout.call.text}</a>
                <RiskLink messages={messages} />
              </p>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
