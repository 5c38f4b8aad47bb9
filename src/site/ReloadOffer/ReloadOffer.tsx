import type { Words } from '../../schemas/site/words.ts';
import { Button } from '../../ui/Button/Button.tsx';
import styles from './ReloadOffer.module.css';

export interface ReloadOfferProps {
  words: Pick<Words, 'outdated' | 'reload'>;
}

/** Offers to reload a page whose scripts belonged to a former version of the site; hidden until then. */
export function ReloadOffer({ words }: ReloadOfferProps) {
  return (
    <reload-offer className={styles.offer} role="alert" hidden>
      <p>{words.outdated}</p>
      <Button kind="solid">{words.reload}</Button>
    </reload-offer>
  );
}
