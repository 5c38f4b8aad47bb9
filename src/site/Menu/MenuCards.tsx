import type { NavCard } from '../../schemas/site/navigation.ts';
import styles from './MenuCards.module.css';

export interface MenuCardsProps {
  cards: NavCard[];
}

/** Cards of a menu group that inform and do not link (docs/site-rules.md#menus). */
export function MenuCards({ cards }: MenuCardsProps) {
  if (cards.length === 0) return null;
  return (
    <ul className={styles.cards}>
      {cards.map((card) => (
        <li key={card.title} className={styles.card}>
          <p className={styles.cardTitle}>{card.title}</p>
          <p className={styles.cardText}>{card.description}</p>
        </li>
      ))}
    </ul>
  );
}
