import type { Call } from '../../schemas/shared/call.ts';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './ReadNext.module.css';

export interface ReadNextProps {
  title: string;
  intro?: string | undefined;
  links: Call[];
}

/** The end of a page that is read: where to go next, in one line. */
export const ReadNext = ({ title, intro, links }: ReadNextProps) => (
  <Section labelledBy="next-title" isJoined>
    <div className={styles.line}>
      <h2 id="next-title" className={styles.title}>
        {title}
      </h2>
      {intro && <p className={styles.intro}>{intro}</p>}
      <ul className={styles.links}>
        {links.map(({ text, href }) => (
          <li key={text}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  </Section>
);
