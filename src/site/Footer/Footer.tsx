import type { Messages } from '../../schemas/site/messages.ts';
import type { Navigation } from '../../schemas/site/navigation.ts';
import type { Site } from '../../schemas/site/site.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { LinkList } from '../../ui/LinkList/LinkList.tsx';
import { LanguageLinks, type LanguageLinksProps } from '../LanguageLinks/LanguageLinks.tsx';
import { Logo, type LogoPicture } from '../Logo/Logo.tsx';
import styles from './Footer.module.css';
import columnStyles from './FooterColumn.module.css';
import { FooterColumn } from './FooterColumn.tsx';

export interface FooterProps {
  site: Site;
  columns: Navigation['footer'];
  /** The legal notices. */
  legal: Navigation['legal'];
  logo: LogoPicture;
  /** The year of the build; a script updates it after the turn of the year. */
  year: number;
  /** The ways to the other languages; none in a site of one language. */
  languages?: LanguageLinksProps['languages'] | undefined;
  messages: Messages;
}

/** The footer: four columns, contact, social links, credit and risk line. */
export function Footer(props: FooterProps) {
  const { site, columns, legal, logo, year, languages = [], messages } = props;
  return (
    <footer className={styles.footer} data-theme="dusk" data-print="hide" data-later>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Logo brand={site.brand} picture={logo} />
          <p className={styles.tagline}>{site.tagline}</p>
          <a className={styles.mail} href={`mailto:${site.email}`}>
            <Icon name="mail" size={20} />
            {site.email}
          </a>
          <ul className={styles.social} aria-label={messages.social}>
            {site.social.map(({ id, url, label }) => (
              <li key={id}>
                <Link href={url} newTabHint={messages.newTab}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <nav className={columnStyles.columns} aria-label={messages.footerNavigation}>
          {columns.map((column) => (
            <FooterColumn key={column.title} {...column} />
          ))}
        </nav>
        <div className={styles.legal}>
          <p>{site.risk}</p>
          <LinkList
            links={legal}
            label={messages.legal}
            className={styles.notices}
            linkClassName={styles.link}
          />
          {languages.length > 0 && (
            <p className={styles.languages}>
              <LanguageLinks languages={languages} />
            </p>
          )}
          <p>
            © <copyright-year>{year}</copyright-year> {site.legalName}. {messages.allRights}{' '}
            <Link href={site.credit.url} newTabHint={messages.newTab}>
              {site.credit.text}
            </Link>
          </p>
        </div>
      </div>
    </footer>
  );
}
