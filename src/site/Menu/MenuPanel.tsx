import { part } from '../../runtime/elements/part.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import type { NavGroup } from '../../schemas/site/navigation.ts';
import { Button } from '../../ui/Button/Button.tsx';
import type { PictureData } from '../../ui/Picture/picture-data.ts';
import { CloseButton } from './CloseButton.tsx';
import type { LinkPictureParts } from './LinkPicture.later.ts';
import { MenuCards } from './MenuCards.tsx';
import { MenuHint } from './MenuHint.tsx';
import { MenuLink } from './MenuLink.tsx';
import styles from './MenuPanel.module.css';
import { MenuPicture } from './MenuPicture.tsx';
import sheet from './MenuSheet.module.css';

export interface MenuPanelProps {
  group: NavGroup;
  /** Beside or above the links; fetched when the panel opens. */
  picture?: PictureData | undefined;
  /** Addresses of small pictures, by the paths of the pages, for the first column; fetched when the panel opens. */
  linkPictures: Record<string, string>;
  current: string;
  messages: Messages;
}

/**
 * The panel of a group: its picture with name, sentence and calls, its links, and cards that are not links. In the menu
 * of phones it lies above the menu, which stays open: Escape and its first button close it and lead back to the tile,
 * its cross closes both.
 */
export function MenuPanel({ group, picture, linkPictures, current, messages }: MenuPanelProps) {
  const { id, title, lead, columns, cards, hint, calls } = group;
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
      <link-picture className={styles.head}>
        <div className={styles.pictures} {...part<LinkPictureParts>('pictures')}>
          {picture && <MenuPicture picture={picture} />}
        </div>
        <div className={styles.caption}>
          <p className={styles.title}>{title}</p>
          <p>{lead}</p>
        </div>
      </link-picture>
      <div
        className={columns.length > 2 ? `${styles.links} ${styles.three}` : styles.links}
        data-theme="plaster"
      >
        {columns.map((column, index) => (
          <div key={column.title}>
            <p className={styles.heading} id={`menu-${id}-${index}`}>
              {column.title}
            </p>
            <ul aria-labelledby={`menu-${id}-${index}`}>
              {column.links.map((link) => (
                <MenuLink
                  key={link.href}
                  {...link}
                  picture={index === 0 ? linkPictures[link.href] : undefined}
                  current={link.href === current}
                />
              ))}
            </ul>
          </div>
        ))}
        <MenuCards cards={cards} />
        {hint && <MenuHint {...hint} />}
      </div>
      <div className={`${sheet.foot} ${styles.foot}`}>
        {calls.map(({ text, href }, index) => (
          <Button key={text} kind={index === 0 ? 'primary' : 'outline'} href={href}>
            {text}
          </Button>
        ))}
      </div>
    </div>
  );
}
