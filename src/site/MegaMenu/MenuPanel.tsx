import { slugOf } from '../../lib/slug.ts';
import type { NavGroup } from '../../schemas/navigation.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { MenuCards } from './MenuCards.tsx';
import { MenuLink } from './MenuLink.tsx';
import styles from './MenuPanel.module.css';

export interface MenuPanelProps {
  group: NavGroup;
  current: string;
}

/** The panel of one group: what it holds, its links, cards that are not links, and its calls. */
export function MenuPanel({ group, current }: MenuPanelProps) {
  const { id, title, lead, columns, cards, calls } = group;
  return (
    <div id={`menu-${id}`} className={styles.panel} popover="auto" data-mood="dusk">
      <div className={styles.inner}>
        <div className={styles.lead}>
          <p className={styles.title}>{title}</p>
          <p className={styles.text}>{lead}</p>
          <div className={styles.calls}>
            {calls.map((call, index) => (
              <Button key={call.text} kind={index === 0 ? 'primary' : 'outline'} href={call.href}>
                {call.text}
              </Button>
            ))}
          </div>
        </div>
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
      </div>
    </div>
  );
}
