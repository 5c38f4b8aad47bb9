import { Diagram, type DiagramProps } from '../../features/diagram/Diagram/Diagram.tsx';
import { Illustration } from '../../illustrations/Illustration/Illustration.tsx';
import type { IllustrationContent } from '../../schemas/illustrations/illustration.ts';
import type { Words } from '../../schemas/site/words.ts';
import { Picture } from '../../ui/Picture/Picture.tsx';
import type { PictureData } from '../../ui/Picture/picture-data.ts';
import styles from './TextFigure.module.css';

/** A figure in a text: a picture, a diagram or an illustration, with its caption. */
export interface FigureData {
  id: string;
  caption: string;
  picture?: PictureData | undefined;
  diagram?: Omit<DiagramProps, 'words'> | undefined;
  illustration?: IllustrationContent | undefined;
}

export interface TextFigureProps extends Omit<FigureData, 'id'> {
  /** The anchor of the figure. */
  id: string;
  words: Words;
}

/** A figure within a text, with its caption below it or in the margin. */
export function TextFigure({
  id,
  caption,
  picture,
  diagram,
  illustration,
  words,
}: TextFigureProps) {
  return (
    <figure id={id} className={styles.figure}>
      {picture && <Picture picture={picture} className={styles.picture} />}
      {diagram && <Diagram {...diagram} words={words} />}
      {illustration && <Illustration illustration={illustration} words={words} />}
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
