import { fill } from '@falaj/contract/fill.ts';
import type { Call } from '../../schemas/shared/call.ts';
import type { NavGroup, NavLink } from '../../schemas/site/navigation.ts';
import type { Site } from '../../schemas/site/site.ts';
import type { Words } from '../../schemas/site/words.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { PictureData } from '../../ui/Picture/picture-data.ts';
import { Logo, type LogoPicture } from '../Logo/Logo.tsx';
import { GroupPanel } from './GroupPanel.tsx';
import { GroupTile } from './GroupTile.tsx';
import buttons from './MenuButtons.module.css';
import sheet from './MenuSheet.module.css';
import styles from './MobileMenu.module.css';

export interface MobileMenuProps {
  /** The five links of the phone menu (docs/site-rules.md#menus). */
  entries: NavLink[];
  /** The groups of the mega menu, so that every page can be reached from a phone. */
  groups: NavGroup[];
  /** The pictures of the groups, in the same order; none in the gallery. */
  pictures?: PictureData[] | undefined;
  /** Addresses of small reliefs, by the paths of the pages they belong to. */
  reliefs?: Record<string, string> | undefined;
  contact: Call;
  phone: Site['phone'];
  hours: Site['hours'];
  brand: string;
  logo: LogoPicture;
  current: string;
  words: Words;
}

/**
 * The burger button and its menu, below the large breakpoint. The menu is a native popover: its button opens
 * it, and Escape or a click beside it closes it, even before scripts. A script makes it modal, and the router
 * closes it on navigation. Each tile opens the panel of its group above it. The calls to action are within reach
 * of the thumb.
 */
export function MobileMenu(props: MobileMenuProps) {
  const { entries, groups, pictures = [], reliefs = {}, contact, phone, hours } = props;
  const { brand, logo, current, words } = props;
  return (
    <mobile-menu className={styles.whole}>
      <button
        type="button"
        className={buttons.burger}
        aria-label={words.menu}
        aria-haspopup="dialog"
        popoverTarget="mobile-menu"
      >
        <span className={buttons.lines} />
      </button>
      <dialog
        id="mobile-menu"
        popover="auto"
        className={`${sheet.sheet} ${styles.menu}`}
        aria-label={words.menu}
        data-mood="dusk"
      >
        <div className={styles.top}>
          <Logo brand={brand} picture={logo} />
          <button
            type="button"
            className={buttons.close}
            aria-label={words.closeMenu}
            popoverTarget="mobile-menu"
            popoverTargetAction="hide"
            autoFocus
          />
        </div>
        <nav className={`${sheet.body} ${styles.body}`} aria-label={words.mobileNavigation}>
          <ul className={styles.tiles}>
            {groups.map((group, index) => (
              <li key={group.id}>
                <GroupTile {...group} panel={`phone-${group.id}`} picture={pictures[index]} />
                <GroupPanel
                  id={`phone-${group.id}`}
                  group={group}
                  picture={pictures[index]}
                  reliefs={reliefs}
                  current={current}
                  words={words}
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
            <a className={styles.search} href="/search">
              <Icon name="search" size={20} />
              {words.search}
            </a>
            <p>{fill(words.officeHours, { days: hours.days, time: hours.time })}</p>
          </div>
        </nav>
        <div className={sheet.foot}>
          <Button href={contact.href}>{contact.text}</Button>
          <Button kind="outline" href={`tel:${phone.link}`}>
            {words.call} <span className="visuallyHidden">{phone.display}</span>
          </Button>
        </div>
      </dialog>
    </mobile-menu>
  );
}
