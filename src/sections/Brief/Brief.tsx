import type { BriefContent } from '../../schemas/brief.ts';
import { Band } from '../../ui/Band/Band.tsx';
import { HeadBeside } from '../../ui/HeadBeside/HeadBeside.tsx';
import styles from './Brief.module.css';

export type BriefProps = BriefContent;

/** The short paper that an in-page call such as #whitepaper leads to. */
export function Brief({ id, title, intro, points }: BriefProps) {
  return (
    <Band id={id} mood="plaster" labelledBy={`${id}-title`}>
      <HeadBeside id={`${id}-title`} title={title} intro={intro}>
        <div className={styles.points}>
          {points.map((point, index) => (
            <article
              key={point.title}
              className={styles.point}
              aria-labelledby={`${id}-point-${index}`}
            >
              <h3 id={`${id}-point-${index}`} className={styles.title}>
                {point.title}
              </h3>
              <p>{point.text}</p>
            </article>
          ))}
        </div>
      </HeadBeside>
    </Band>
  );
}
