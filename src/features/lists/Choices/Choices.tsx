import type { FacetName } from '../facet-names.ts';
import { ofFacet } from '../facets.ts';
import styles from './Choices.module.css';

/** One choice, and where it leads without scripts. */
export interface Choice {
  name: string;
  /** What the list calls it; empty for all of them. */
  value: string;
  href: string;
  isCurrent: boolean;
  /** Its whole name, where another link of the page reads like it (WCAG 2.4.4); holds `name`. */
  label?: string | undefined;
}

export interface ChoicesProps {
  name: FacetName;
  label: string;
  items: Choice[];
}

/** Choices as links that lead somewhere as they are; a script turns them into filters of the list. */
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
