import { listItem } from '../../features/lists/facets.ts';
import type { ListParts } from '../../features/lists/list-parts.ts';
import { slugOf } from '../../lib/slug.ts';
import { part } from '../../runtime/elements/part.ts';
import type { DocumentationItem } from '../../schemas/library/documentation.ts';
import type { DocumentationCategory } from '../../schemas/pages/resources.ts';
import { CardLink } from '../../ui/CardLink/CardLink.tsx';
import { Disclosure } from '../../ui/Disclosure/Disclosure.tsx';
import { Groove } from '../../ui/Groove/Groove.tsx';
import styles from './CategoryCard.module.css';
import entries from './Entries.module.css';

/** How many items of a category are shown before it is expanded. */
const OPEN = 3;

/** An item as the list shows it. */
export interface ItemSummary extends Pick<DocumentationItem, 'name' | 'type' | 'difficulty'> {
  href: string;
}

export interface ReadyCategory extends DocumentationCategory {
  items: ItemSummary[];
}

interface ItemsProps {
  category: string;
  items: ItemSummary[];
  /** The levels of difficulty, easiest first. */
  levels: readonly string[];
}

function Items({ category, items, levels }: ItemsProps) {
  return (
    <ul className={entries.items}>
      {items.map(({ name, type, difficulty, href }) => (
        <li
          key={href}
          {...listItem(href, { category, type: slugOf(type), difficulty: slugOf(difficulty) })}
        >
          <CardLink className={entries.link} href={href}>
            {name}
          </CardLink>
          <span className={entries.facts}>
            {type} · {difficulty}
            <Groove
              className={entries.level}
              value={levels.indexOf(difficulty) + 1}
              of={levels.length}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}

/**
 * A category of the documentation: its name on a picture, and its items, which a button expands after the first
 * three.
 */
export function CategoryCard(props: ReadyCategory & Pick<ItemsProps, 'levels'>) {
  const { id, title, description, browse, items, levels } = props;
  return (
    <section
      id={id}
      className={styles.card}
      aria-labelledby={`${id}-title`}
      {...part<ListParts>('group')}
    >
      <div className={styles.head}>
        <h3 id={`${id}-title`} className={styles.title}>
          {title}
        </h3>
        <p className={styles.description}>{description}</p>
      </div>
      <div className={styles.entries}>
        <Items category={id} items={items.slice(0, OPEN)} levels={levels} />
        {items.length > OPEN && (
          <Disclosure summary={browse} summaryClassName={styles.browse}>
            <Items category={id} items={items.slice(OPEN)} levels={levels} />
          </Disclosure>
        )}
      </div>
    </section>
  );
}
