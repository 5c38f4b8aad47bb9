import { LANGUAGES, type Locale } from '@falaj/contract/locale.ts';
import { Button } from '../../ui/Button/Button.tsx';
import styles from './LanguageOffer.module.css';

export interface LanguageOfferProps {
  locale: Locale;
  /** The page in that language. */
  path: string;
  /** The offer, in that language. */
  offer: string;
  /** What the button that takes it away says, in the language of the page. */
  close: string;
}

/**
 * Offers a page in another language to visitors whose browser asks for that; hidden until then. Its link follows the page
 * that is shown, as those of LanguageLinks do.
 */
export function LanguageOffer({ locale, path, offer, close }: LanguageOfferProps) {
  return (
    <language-offer className={styles.offer} hidden data-bar="" data-theme="dusk" data-print="hide">
      <a href={path} hrefLang={locale} lang={locale} dir={LANGUAGES[locale].dir} data-same-page>
        {offer}
      </a>
      <Button kind="outline">{close}</Button>
    </language-offer>
  );
}
