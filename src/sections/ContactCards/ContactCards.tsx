import { Fragment } from 'react';
import type { ContactCardContent } from '../../schemas/pages/cards.ts';
import styles from './ContactCards.module.css';

export interface ContactCardsProps {
  /** Names the list for screen readers. */
  title: string;
  items: (ContactCardContent & { href?: string | undefined })[];
}

/** An e-mail address may break after its @ and nowhere else. */
const breakable = (text = '') =>
  text.split(/(?<=@)/).map((part, place) => (
    <Fragment key={part}>
      {place > 0 && (
        <span aria-hidden="true">
          <wbr />
        </span>
      )}
      {part}
    </Fragment>
  ));

/** The ways to reach the company, carved into a line of stone: address, number, place and hours. */
export function ContactCards({ title, items }: ContactCardsProps) {
  return (
    <section id="reach" className={styles.line}>
      <ul className={styles.ways} aria-label={title}>
        {items.map(({ title, primary, secondary, description, href }) => (
          <li key={title}>
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.primary}>
              {href ? (
                <a href={href}>
                  <bdi>{breakable(primary)}</bdi>
                </a>
              ) : (
                primary
              )}
            </p>
            {secondary && <p className={styles.secondary}>{secondary}</p>}
            {description && <p>{description}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
