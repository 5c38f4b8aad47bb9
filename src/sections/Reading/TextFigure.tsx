import { Diagram, type DiagramProps } from '../../features/diagram/Diagram/Diagram.tsx';
import { Illustration } from '../../illustrations/Illustration/Illustration.tsx';
import type { IllustrationContent } from '../../schemas/illustrations/illustration.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import { Picture } from '../../ui/Picture/Picture.tsx';
import type { PictureData } from '../../ui/Picture/picture-data.ts';
import styles from './TextFigure.module.css';

/** A figure in a text: a picture, a diagram or an illustration, with its caption. */
export interface FigureData {
  id: string;
  caption: string;
  picture?: PictureData | undefined;
  diagram?: Omit<DiagramProps, 'messages'> | undefined;
  illustration?: IllustrationContent | undefined;
}

export interface TextFigureProps extends Omit<FigureData, 'id'> {
  /** The anchor of the figure. */
  id: string;
  messages: Messages;
}

/** A figure within a text, with its caption below it or in the margin. */
export function TextFigure({
  id,
  caption,
  picture,
  diagram,
  illustration,
  messages,
}: TextFigureProps) {
  return (
    <figure id={id} className={styles.figure}>
      {picture && <Picture picture={picture} className={styles.picture} />}
      {diagram && <Diagram {...diagram} messages={messages} />}
      {illustration && <Illustration illustration={illustration} messages={messages} />}
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
