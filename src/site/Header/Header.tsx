import { Search } from '../../features/search/Search/Search.tsx';
import type { Messages } from '../../schemas/site/messages.ts';
import type { Navigation } from '../../schemas/site/navigation.ts';
import type { Site } from '../../schemas/site/site.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { LanguageLinks, type LanguageLinksProps } from '../LanguageLinks/LanguageLinks.tsx';
import { Logo, type LogoPicture } from '../Logo/Logo.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { MenuButton } from '../Menu/MenuButton.tsx';
import styles from './Header.module.css';

export interface HeaderProps {
  navigation: Navigation;
  /** Addresses of the pictures of the menus; see Menu. */
  pictures?: Record<string, string> | undefined;
  brand: string;
  phone: Site['phone'];
  hours: Site['hours'];
  logo: LogoPicture;
  /** Path of the page, whose entry is marked as current; after a navigation a script moves the mark. */
  current: string;
  /** The ways to the other languages; none in a site of one language. */
  languages?: LanguageLinksProps['languages'] | undefined;
  messages: Messages;
}

/** The fixed header (docs/site-rules.md#menus). It stays when another page is shown. */
export function Header(props: HeaderProps) {
  const {
    navigation,
    pictures,
    brand,
    phone,
    hours,
    logo,
    current,
    languages = [],
    messages,
  } = props;
  const { groups, mobile, contact, search } = navigation;
  return (
    <site-header className={styles.whole}>
      <header className={styles.header} data-theme="dusk" data-print="hide">
        <a className="skipLink" href="#content">
          {messages.skip}
        </a>
        <div className={styles.bar}>
          <Logo brand={brand} picture={logo} />
          <Menu
            entries={mobile}
            groups={groups}
            pictures={pictures}
            contact={contact}
            phone={phone}
            hours={hours}
            current={current}
            languages={languages}
            messages={messages}
          />
          <div className={styles.tools}>
            <Search hints={search} contact={contact.href} messages={messages} />
            <div className={styles.wide}>
              <LanguageLinks languages={languages} />
            </div>
            <div className={styles.wide}>
              <Button href={contact.href}>{contact.text}</Button>
            </div>
            <div className={styles.narrow}>
              <MenuButton label={messages.menu} />
            </div>
          </div>
        </div>
      </header>
    </site-header>
  );
}
