import type { ContactCardContent } from '../../schemas/cards.ts';
import { Band } from '../../ui/Band/Band.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Rows } from '../../ui/Rows/Rows.tsx';
import styles from './ContactCards.module.css';

export interface ContactCardsProps {
  /** Names the list for screen readers. */
  title: string;
  items: (ContactCardContent & { href?: string | undefined })[];
}

/** Four ways to reach the company: address, number, place and hours. */
export function ContactCards({ title, items }: ContactCardsProps) {
  return (
    <Band id="reach" mood="mist">
      <Rows short className={styles.cards} label={title}>
        {items.map(({ title, icon, primary, secondary, description, href }) => (
          <li key={title} className={styles.card}>
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.primary}>{href ? <a href={href}>{primary}</a> : primary}</p>
            {secondary && <p>{secondary}</p>}
            {description && <p className={styles.description}>{description}</p>}
          </li>
        ))}
      </Rows>
    </Band>
  );
}
