import { slugOf } from '../../lib/slug.ts';
import type { NavGroup } from '../../schemas/site/navigation.ts';
import type { PictureData } from '../../ui/Picture/picture-data.ts';
import { MenuCards } from './MenuCards.tsx';
import { MenuFoot } from './MenuFoot.tsx';
import { MenuLink } from './MenuLink.tsx';
import styles from './MenuPanel.module.css';
import { MenuPlate } from './MenuPlate.tsx';

export interface MenuPanelProps {
  group: NavGroup;
  /** The picture beside the links; it is fetched when the panel opens. */
  picture?: PictureData | undefined;
  current: string;
}

/** The panel of a group: its links, cards that are not links, its picture, and its foot. */
export function MenuPanel({ group, picture, current }: MenuPanelProps) {
  const { id, title, lead, columns, cards, calls } = group;
  return (
    <div id={`menu-${id}`} className={styles.panel} popover="auto" data-mood="plaster">
      <div className={styles.inner}>
        <div className={styles.columns}>
          {columns.map((column) => (
            <div key={column.title}>
              <p className={styles.heading} id={`menu-${id}-${slugOf(column.title)}`}>
                {column.title}
              </p>
              <ul aria-labelledby={`menu-${id}-${slugOf(column.title)}`}>
                {column.links.map((link) => (
                  <MenuLink key={link.href} {...link} current={link.href === current} />
                ))}
              </ul>
            </div>
          ))}
        </div>
        <MenuCards cards={cards} />
        <MenuPlate title={title} picture={picture} />
      </div>
      <MenuFoot lead={lead} calls={calls} />
    </div>
  );
}
