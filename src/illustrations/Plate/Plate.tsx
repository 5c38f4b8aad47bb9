import type { ReactNode } from 'react';
import type { IllustrationKind, IllustrationOf } from '../../schemas/illustrations/illustration.ts';
import type { Words } from '../../schemas/site/words.ts';
import { FigureStatus } from '../../ui/FigureStatus/FigureStatus.tsx';
import { Ground } from '../../ui/Ground/Ground.tsx';
import styles from './Plate.module.css';

/** The words around an illustration, in one language. */
export type IllustrationWords = Pick<Words, 'illustrations' | 'figureStatus' | 'language'>;

/** The props of every illustration: its data, and the words around them. */
export interface IllustrationPropsOf<Kind extends IllustrationKind> {
  illustration: IllustrationOf<Kind>;
  words: IllustrationWords;
}

export interface PlateProps {
  title: string;
  /** Whose figures these are, in one line. */
  context: string;
  /** Short sentences that prove or sum up the figures. */
  foot?: (string | undefined)[];
  words: Pick<Words, 'figureStatus'>;
  /** Lists and tables with all values. Drawings among them are hidden from assistive technology. */
  children: ReactNode;
}

/** The plate on which every illustration is shown. */
export function Plate({ title, context, foot = [], words, children }: PlateProps) {
  const lines = foot.flatMap((line) => line ?? []);
  return (
    <figure className={styles.plate}>
      <figcaption className={styles.caption}>
        <span className={styles.title}>{title}</span> <FigureStatus status="sample" words={words} />
        <span className={styles.context}>{context}</span>
      </figcaption>
      <Ground className={styles.ground} />
      <div className={styles.body}>{children}</div>
      {lines.length > 0 && (
        <p className={styles.foot}>
          {lines.map((line) => (
            <bdi key={line}>{line}</bdi>
          ))}
        </p>
      )}
    </figure>
  );
}
