import { LANGUAGES, type Locale } from '@falaj/contract/locale.ts';
import styles from './LanguageLinks.module.css';

export interface LanguageLinksProps {
  /** The same page in the other languages, or their home pages where they have not translated it. */
  languages: { locale: Locale; path: string }[];
  className?: string | undefined;
}

/**
 * The ways to the other languages, each named in itself (WCAG 3.1.2). Scripts keep their addresses at the page that is
 * shown (SiteHeader.later.ts), with its query and anchor (take-address.ts).
 */
export const LanguageLinks = ({ languages, className = '' }: LanguageLinksProps) =>
  languages.map(({ locale, path }) => (
    <a
      key={locale}
      className={`${styles.language} ${className}`}
      href={path}
      hrefLang={locale}
      lang={locale}
      dir={LANGUAGES[locale].dir}
      data-same-page
    >
      {LANGUAGES[locale].name}
    </a>
  ));
