import type { RulebooksContent } from '../../schemas/pages/home-parts.ts';
import type { ChannelWay } from '../../ui/Channel/channel-way.ts';
import plate from './Rulebook.module.css';
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
        <ul className={styles.plates}>
          {items.map(({ name, scope, href }) => (
            <li key={name}>
              <a className={plate.plate} href={href}>
                <strong className={plate.name}>{name}</strong> {scope}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

Rulebooks.channel = { through: 1 } satisfies ChannelWay;
