import type { Call } from '../../schemas/call.ts';
import type { NavGroup, NavLink } from '../../schemas/navigation.ts';
import type { Words } from '../../schemas/words.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { EveryPage } from './EveryPage.tsx';
import buttons from './MenuButtons.module.css';
import styles from './MobileMenu.module.css';

export interface MobileMenuProps {
  /** The five links of the phone menu (docs/site-rules.md#menus). */
  entries: NavLink[];
  /** The mega menu's groups, folded, so that every page can be reached from a phone. */
  groups: NavGroup[];
  contact: Call;
  current: string;
  words: Words;
}

/**
 * The burger and its menu, below lg. The menu is a native modal dialog opened by an invoker command:
 * focus is held, Escape closes, and it works before scripts; the router closes it on navigation.
 */
export function MobileMenu({ entries, groups, contact, current, words }: MobileMenuProps) {
  // Invoker commands are newer than React's types for them.
  const opens = { commandfor: 'mobile-menu', command: 'show-modal' };
  const closes = { commandfor: 'mobile-menu', command: 'close' };
  return (
    <mobile-menu className={styles.whole}>
      <button
        type="button"
        className={buttons.burger}
        aria-label={words.menu}
        aria-haspopup="dialog"
        {...opens}
      >
        <span className={buttons.lines} />
      </button>
      <dialog id="mobile-menu" className={styles.menu} aria-label={words.menu} data-mood="dusk">
        <div className={styles.top}>
          <button
            type="button"
            className={buttons.close}
            aria-label={words.closeMenu}
            {...closes}
          />
        </div>
        <nav aria-label={words.mobileNavigation}>
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
          <Button href={contact.href}>{contact.text}</Button>
          <EveryPage title={words.everyPage} groups={groups} current={current} />
        </nav>
      </dialog>
    </mobile-menu>
  );
}
