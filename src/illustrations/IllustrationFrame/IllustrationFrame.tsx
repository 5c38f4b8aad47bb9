import type { ReactNode } from 'react';
import type { IllustrationKind, IllustrationOf } from '../../schemas/illustrations/illustration.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import { FigureStatus } from '../../ui/FigureStatus/FigureStatus.tsx';
import { Ground } from '../../ui/Ground/Ground.tsx';
import styles from './IllustrationFrame.module.css';

/** The messages around an illustration, in one language. */
export type IllustrationMessages = Pick<Messages, 'illustrations' | 'figureStatus' | 'language'>;

/** The props of every illustration: its data, and the messages around them. */
export interface IllustrationPropsOf<Kind extends IllustrationKind> {
  illustration: IllustrationOf<Kind>;
  messages: IllustrationMessages;
}

export interface IllustrationFrameProps {
  title: string;
  /** Whose figures these are, in one line. */
  context: string;
  /** Short sentences that prove or sum up the figures. */
  foot?: (string | undefined)[];
  messages: Pick<Messages, 'figureStatus'>;
  /** Lists and tables with all values. Drawings among them are hidden from assistive technology. */
  children: ReactNode;
}

/** The card on which every illustration is shown. */
export function IllustrationFrame({
  title,
  context,
  foot = [],
  messages,
  children,
}: IllustrationFrameProps) {
  const lines = foot.flatMap((line) => line ?? []);
  return (
    <figure className={styles.card}>
      <figcaption className={styles.caption}>
        <span className={styles.title}>{title}</span>
        <FigureStatus status="sample" messages={messages} />
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
