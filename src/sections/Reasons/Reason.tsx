import type { HomePage } from '../../schemas/pages/home-page.ts';
import piece from '../../ui/Channel/Piece.module.css';
import { Disclosure } from '../../ui/Disclosure/Disclosure.tsx';
import { useTitleId } from '../../ui/use-title-id.ts';
import branches from './Branch.module.css';
import styles from './Reason.module.css';

type ReasonProps = HomePage['reasons']['items'][number] & {
  /** Whether its sentence is expanded from the start on a phone. */
  open: boolean;
};

/** A reason on its branch of the channel; on a phone the sentence collapses below the claim. */
export function Reason({ title, description, open }: ReasonProps) {
  const id = useTitleId();
  return (
    <li className={`${styles.item} ${branches.reason}`}>
      <i
        className={`${piece.piece} ${piece.downOn} ${piece.on} ${branches.branch}`}
        aria-hidden="true"
      />
      <h3 id={id}>{title}</h3>
      <Disclosure onPhone open={open} labelledBy={id} summaryClassName={styles.summary}>
        <p>{description}</p>
      </Disclosure>
    </li>
  );
}
