import { Illustration } from '../../illustrations/Illustration/Illustration.tsx';
import type { IllustrationContent } from '../../schemas/illustrations/illustration.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import { Picture } from '../../ui/Picture/Picture.tsx';
import type { PictureData } from '../../ui/Picture/picture-data.ts';
import styles from './TextFigure.module.css';

/** A figure in a text: a picture or an illustration, with its caption. */
export interface FigureData {
  id: string;
  caption: string;
  picture?: PictureData | undefined;
  illustration?: IllustrationContent | undefined;
}

export interface TextFigureProps extends Omit<FigureData, 'id'> {
  /** The anchor of the figure. */
  id: string;
  messages: Messages;
}

/** A figure within a text, with its caption below it or in the margin. */
export function TextFigure({ id, caption, picture, illustration, messages }: TextFigureProps) {
  return (
    <figure id={id} className={styles.figure}>
      {picture && <Picture picture={picture} className={styles.picture} />}
      {illustration && <Illustration illustration={illustration} messages={messages} />}
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
