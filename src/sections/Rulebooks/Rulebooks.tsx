import type { RulebooksContent } from '../../schemas/pages/home-parts.ts';
import type { ChannelPath } from '../../ui/Channel/channel-path.ts';
import card from './Rulebook.module.css';
import styles from './Rulebooks.module.css';

export type RulebooksProps = RulebooksContent;

/** The rules that the work follows, each linked to what it requires. */
export function Rulebooks({ intro, items }: RulebooksProps) {
  return (
    <section id="rules" className={styles.section} data-theme="dusk" aria-labelledby="rules-intro">
      <div className={styles.inner}>
        <p id="rules-intro" className={styles.intro}>
          {intro}
        </p>
        <ul className={styles.cards}>
          {items.map(({ name, scope, href }) => (
            <li key={name}>
              <a className={card.card} href={href}>
                <strong className={card.name}>{name}</strong> {scope}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

Rulebooks.channel = { through: 1 } satisfies ChannelPath;
