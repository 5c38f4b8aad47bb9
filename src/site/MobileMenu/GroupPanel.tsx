import { slugOf } from '../../lib/slug.ts';
import type { NavGroup } from '../../schemas/site/navigation.ts';
import type { Words } from '../../schemas/site/words.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import type { PictureData } from '../../ui/Picture/picture-data.ts';
import styles from './GroupPanel.module.css';
import buttons from './MenuButtons.module.css';
import sheet from './MenuSheet.module.css';
import { PanelLink } from './PanelLink.tsx';

export interface GroupPanelProps {
  /** Its id, by which a tile opens it. */
  id: string;
  group: NavGroup;
  /** At its head; fetched when the menu opens. */
  picture?: PictureData | undefined;
  /** Addresses of small reliefs, by the paths of the pages they belong to; fetched when the panel opens. */
  reliefs: Record<string, string>;
  current: string;
  words: Words;
}

/**
 * The pages of a group, in a popover within the menu's own: it lies above the menu, which stays open. Escape and
 * its first button close it and lead back to the tile; its cross closes both.
 */
export function GroupPanel({ id, group, picture, reliefs, current, words }: GroupPanelProps) {
  const { title, lead, columns, calls } = group;
  return (
    <dialog
      id={id}
      popover="auto"
      className={`${sheet.sheet} ${styles.panel}`}
      aria-labelledby={`${id}-title`}
    >
      <div className={sheet.body}>
        <div className={styles.top}>
          <button
            type="button"
            className={styles.back}
            popoverTarget={id}
            popoverTargetAction="hide"
            // biome-ignore lint/a11y/noAutofocus: it opens on request, and without this its scroller takes the focus
            autoFocus
          >
            {words.allGroups}
          </button>
          <button
            type="button"
            className={buttons.close}
            aria-label={words.closeMenu}
            popoverTarget="mobile-menu"
            popoverTargetAction="hide"
          />
        </div>
        <div className={styles.head}>
          {picture && <Picture picture={picture} className={styles.picture} />}
          <div className={styles.caption}>
            <p className={styles.title} id={`${id}-title`}>
              {title}
            </p>
            <p>{lead}</p>
          </div>
        </div>
        {columns.map((column) => (
          <div key={column.title} className={styles.column}>
            <p className={styles.heading} id={`${id}-${slugOf(column.title)}`}>
              {column.title}
            </p>
            <ul aria-labelledby={`${id}-${slugOf(column.title)}`}>
              {column.links.map((link) => (
                <PanelLink
                  key={link.href}
                  {...link}
                  relief={reliefs[link.href]}
                  current={link.href === current}
                />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className={sheet.foot}>
        {calls.map(({ text, href }, index) => (
          <Button key={text} kind={index === 0 ? 'primary' : 'outline'} href={href}>
            {text}
          </Button>
        ))}
      </div>
    </dialog>
  );
}
