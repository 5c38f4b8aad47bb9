import styles from './Choices.module.css';

/** One choice, and where it leads without scripts. */
export interface Choice {
  name: string;
  /** What the list calls it; empty for all of them. */
  value: string;
  href: string;
  isCurrent: boolean;
}

export interface ChoicesProps {
  /** Name of the choice in the address. */
  name: 'category' | 'industry';
  label: string;
  items: Choice[];
}

/** Choices as links that lead somewhere as they are; a script turns them into filters of the list. */
export function Choices({ name, label, items }: ChoicesProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {items.map(({ name: text, value, href, isCurrent }) => (
          <li key={href}>
            <a
              className={styles.choice}
              href={href}
              aria-current={isCurrent ? 'true' : undefined}
              data-filter-choice={name}
              data-filter-value={value}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
