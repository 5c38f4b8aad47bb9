import { listItem } from '../../features/lists/facets.ts';
import type { ListParts } from '../../features/lists/list-parts.ts';
import { part } from '../../lib/part.ts';
import type { PictureData } from '../../lib/picture-data.ts';
import { slugOf } from '../../lib/slug.ts';
import type { DocumentationItem } from '../../schemas/documentation.ts';
import type { DocumentationCategory } from '../../schemas/resources.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import styles from './CategoryCard.module.css';

/** How many items a category shows before Browse All is pressed. */
const OPEN = 3;

/** An entry as the list shows it. */
export interface ItemSummary extends Pick<DocumentationItem, 'name' | 'type' | 'difficulty'> {
  href: string;
}

export interface ReadyCategory extends Omit<DocumentationCategory, 'image'> {
  picture?: PictureData | undefined;
  items: ItemSummary[];
}

function Items({ category, items }: { category: string; items: ItemSummary[] }) {
  return (
    <ul className={styles.items}>
      {items.map(({ name, type, difficulty, href }) => (
        <li
          key={href}
          {...listItem(href, { category, type: slugOf(type), difficulty: slugOf(difficulty) })}
        >
          <a className={styles.link} href={href}>
            {name}
          </a>
          <span className={styles.facts}>
            {type} · {difficulty}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A category of the documentation; Browse All unfolds the items after the first three. */
export function CategoryCard(props: ReadyCategory) {
  const { id, title, description, icon, picture, browse, items } = props;
  return (
    <section
      id={id}
      className={styles.card}
      aria-labelledby={`${id}-title`}
      {...part<ListParts>('group')}
    >
      {picture && <Picture picture={picture} className={styles.picture} />}
      <div className={styles.head}>
        <Icon name={icon} />
        <h3 id={`${id}-title`}>{title}</h3>
        <p className={styles.description}>{description}</p>
      </div>
      <Items category={id} items={items.slice(0, OPEN)} />
      {items.length > OPEN && (
        <details className={styles.rest}>
          <summary className={styles.browse}>{browse}</summary>
          <Items category={id} items={items.slice(OPEN)} />
        </details>
      )}
    </section>
  );
}
