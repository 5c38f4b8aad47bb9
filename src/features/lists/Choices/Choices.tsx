import type { FacetName } from '../facet-names.ts';
import { ofFacet } from '../facets.ts';
import styles from './Choices.module.css';

/** A choice, and the page it leads to without scripts. */
export interface Choice {
  name: string;
  /** Its value in the list; empty for the choice of all. */
  value: string;
  href: string;
  isCurrent: boolean;
  /** A longer name that contains `name`, where another link on the page reads the same (WCAG 2.4.4). */
  label?: string | undefined;
}

export interface ChoicesProps {
  name: FacetName;
  label: string;
  items: Choice[];
}

/** Choices as links to pages of their own; a script turns them into filters of the list. */
export function Choices({ name, label, items }: ChoicesProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {items.map(({ name: text, value, href, isCurrent, label: whole }) => (
          <li key={href}>
            <a
              className={styles.choice}
              href={href}
              aria-label={whole}
              aria-current={isCurrent ? 'true' : undefined}
              {...ofFacet('choice', name, value)}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
