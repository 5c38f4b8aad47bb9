import type { Messages } from '../../schemas/site/messages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import styles from './ReloadOffer.module.css';

export interface ReloadOfferProps {
  messages: Pick<Messages, 'outdated' | 'reload'>;
}

/** Offers to reload a page whose scripts belonged to a former version of the site; hidden until then. */
export function ReloadOffer({ messages }: ReloadOfferProps) {
  return (
    <reload-offer className={styles.offer} role="alert" hidden data-bar="wide">
      <p>{messages.outdated}</p>
      <Button kind="solid">{messages.reload}</Button>
    </reload-offer>
  );
}
