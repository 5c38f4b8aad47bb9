import { fill } from '@falaj/contract/fill.ts';
import { pathHere } from '../../lib/path-here.ts';
import type { Call } from '../../schemas/shared/call.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import type { NavGroup, NavLink } from '../../schemas/site/navigation.ts';
import type { Site } from '../../schemas/site/site.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { LanguageLinks, type LanguageLinksProps } from '../LanguageLinks/LanguageLinks.tsx';
import { CloseButton } from './CloseButton.tsx';
import { GroupButton } from './GroupButton.tsx';
import styles from './Menu.module.css';
import { MenuPanel } from './MenuPanel.tsx';
import sheet from './MenuSheet.module.css';

export interface MenuProps {
  /** The five links of the phone menu (docs/site-rules.md#menus). */
  entries: NavLink[];
  groups: NavGroup[];
  /** Addresses of pictures, by the paths of their pages and by the names of groups; none in the gallery. */
  pictures?: Record<string, string> | undefined;
  contact: Call;
  phone: Site['phone'];
  hours: Site['hours'];
  /** Path of the page. */
  current: string;
  /** The ways to the other languages; none in a site of one language. */
  languages?: LanguageLinksProps['languages'] | undefined;
  messages: Messages;
}

/**
 * The groups of links, once for every width. From the large breakpoint on they are a row in the header. Below it, the
 * row and what stands around it are a popover that MenuButton opens. Each group opens a panel, a popover too: it opens
 * by click and by keyboard, closes on Escape and on a click outside, and its links are in the HTML, all without
 * scripts. MegaMenu.later.ts adds to the row hover, arrow keys and the direction of the slide; MobileMenu.later.ts
 * makes the popover modal.
 */
export function Menu(props: MenuProps) {
  const { entries, groups, pictures = {}, contact, phone, hours } = props;
  const { current, languages = [], messages } = props;
  return (
    <mega-menu className={styles.whole}>
      <div id="menu" popover="auto" className={`${sheet.sheet} ${styles.menu}`}>
        <div className={styles.top}>
          <a className={styles.search} href={pathHere('/search')}>
            <Icon name="search" size={20} />
            {messages.search}
          </a>
          <CloseButton label={messages.closeMenu} first />
        </div>
        <nav className={styles.body} aria-label={messages.mainNavigation}>
          <ul className={styles.groups}>
            {groups.map((group) => (
              <li key={group.id}>
                <GroupButton {...group} />
                <MenuPanel
                  group={group}
                  pictures={pictures}
                  current={current}
                  messages={messages}
                />
              </li>
            ))}
          </ul>
          <ul className={styles.entries}>
            {entries.map(({ text, href }) => (
              <li key={href}>
                <a
                  className={styles.entry}
                  href={href}
                  aria-current={href === current ? 'page' : undefined}
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
          <div className={styles.aside}>
            <LanguageLinks languages={languages} />
            <p>{fill(messages.officeHours, { days: hours.days, time: hours.time })}</p>
          </div>
        </nav>
        <div className={`${sheet.foot} ${styles.foot}`}>
          <Button href={contact.href}>{contact.text}</Button>
          <Button kind="outline" href={`tel:${phone.link}`}>
            {messages.call} <span className="visuallyHidden">{phone.display}</span>
          </Button>
        </div>
      </div>
    </mega-menu>
  );
}
