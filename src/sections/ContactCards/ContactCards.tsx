import { Fragment } from 'react';
import type { ContactCardContent } from '../../schemas/pages/cards.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Rows } from '../../ui/Rows/Rows.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './ContactCards.module.css';
import inlet from './Inlet.module.css';

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

/** The ways to reach the company along one channel: address, number, place and hours. */
export function ContactCards({ title, items }: ContactCardsProps) {
  return (
    <Section id="reach" theme="mist">
      <Rows short className={styles.ways} label={title}>
        {items.map(({ title, icon, primary, secondary, description, href }) => (
          <li key={title} className={inlet.inlet}>
            <div className={styles.card}>
              <Icon name={icon} />
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
            </div>
            {secondary && (
              <p>
                <strong>{secondary}</strong>
              </p>
            )}
            {description && <p className={styles.description}>{description}</p>}
          </li>
        ))}
      </Rows>
    </Section>
  );
}
