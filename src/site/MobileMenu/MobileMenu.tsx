import type { Call } from '../../schemas/shared/call.ts';
import type { NavGroup, NavLink } from '../../schemas/site/navigation.ts';
import type { Site } from '../../schemas/site/site.ts';
import type { Words } from '../../schemas/site/words.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Logo, type LogoPicture } from '../Logo/Logo.tsx';
import { EveryPage } from './EveryPage.tsx';
import buttons from './MenuButtons.module.css';
import styles from './MobileMenu.module.css';

export interface MobileMenuProps {
  /** The five links of the phone menu (docs/site-rules.md#menus). */
  entries: NavLink[];
  /** The groups of the mega menu, folded, so that every page can be reached from a phone. */
  groups: NavGroup[];
  contact: Call;
  phone: Site['phone'];
  brand: string;
  logo: LogoPicture;
  current: string;
  words: Words;
}

/**
 * The burger button and its menu, below the large breakpoint. The menu is a native popover: its button opens
 * it, and Escape or a click beside it closes it, even before scripts. A script makes it modal, and the router
 * closes it on navigation. The calls to action are within reach of the thumb.
 */
export function MobileMenu(props: MobileMenuProps) {
  const { entries, groups, contact, phone, brand, logo, current, words } = props;
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
        className={styles.menu}
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
        <nav className={styles.body} aria-label={words.mobileNavigation}>
          <ul>
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
          <EveryPage title={words.everyPage} groups={groups} current={current} />
        </nav>
        <div className={styles.foot}>
          <Button href={contact.href}>{contact.text}</Button>
          <Button kind="outline" href={`tel:${phone.link}`}>
            {words.call} <span className="visuallyHidden">{phone.display}</span>
          </Button>
        </div>
      </dialog>
    </mobile-menu>
  );
}
