import type { Messages } from '../../schemas/site/messages.ts';
import type { NavGroup } from '../../schemas/site/navigation.ts';
import { CloseButton } from './CloseButton.tsx';
import { MenuLink } from './MenuLink.tsx';
import styles from './MenuPanel.module.css';
import sheet from './MenuSheet.module.css';

export interface MenuPanelProps {
  group: NavGroup;
  /** Addresses of pictures, by the paths of their pages and by the names of groups; fetched when they are shown. */
  pictures: Record<string, string>;
  current: string;
  messages: Messages;
}

/**
 * The panel of a group: its picture, its links, what it has that is no page, and its calls. In the menu of phones it
 * lies above the menu, which stays open: Escape and its first button close it and lead back to the line, its cross
 * closes both.
 */
export function MenuPanel({ group, pictures, current, messages }: MenuPanelProps) {
  const { id, title, columns, cards, calls } = group;
  const isWide = columns.length > 1;
  return (
    <div id={`menu-${id}`} className={`${sheet.sheet} ${styles.panel}`} popover="auto">
      <div className={styles.bar}>
        <button
          type="button"
          className={styles.back}
          popoverTarget={`menu-${id}`}
          popoverTargetAction="hide"
          // biome-ignore lint/a11y/noAutofocus: it opens on request, and without this its scroller takes the focus
          autoFocus
        >
          {messages.allGroups}
        </button>
        <CloseButton label={messages.closeMenu} />
      </div>
      {/* AVIF alone, which every browser that opens popovers reads. */}
      <img
        className={styles.picture}
        src={pictures[id]}
        width={800}
        height={450}
        alt=""
        loading="lazy"
        decoding="async"
      />
      <div
        className={isWide ? `${styles.links} ${styles.wide}` : styles.links}
        data-theme="plaster"
      >
        <p className={styles.title}>{title}</p>
        {columns.map((column, index) => (
          <ul
            key={column.links[0]?.href}
            aria-labelledby={`menu-${id}-${isWide ? index : 'button'}`}
          >
            {isWide && (
              <li className={styles.heading} id={`menu-${id}-${index}`}>
                {column.title}
              </li>
            )}
            {column.links.map((link) => (
              <MenuLink
                key={link.href}
                {...link}
                picture={pictures[link.href]}
                current={link.href === current}
              />
            ))}
          </ul>
        ))}
        <div className={styles.side}>
          {cards && (
            <p className={styles.cards}>
              <strong>{cards.title}</strong>
              {cards.items.map((item) => (
                <span key={item}>{item}</span>
              ))}
            </p>
          )}
          {calls.map(({ text, href }) => (
            <a key={text} className={styles.call} href={href}>
              {text}
            </a>
          ))}
        </div>
      </div>
    </div>
  );
}
