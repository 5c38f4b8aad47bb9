import type { PictureData } from '../../lib/picture-data.ts';
import styles from './Picture.module.css';

export interface PictureProps {
  picture: PictureData;
  /** The picture that paints first: fetched at once and with priority. */
  priority?: boolean | undefined;
  className?: string | undefined;
}

/** A responsive picture in AVIF and WebP that keeps its place while it loads. */
export function Picture({ picture, priority = false, className }: PictureProps) {
  return (
    <picture className={className}>
      {picture.sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={picture.sizes} />
      ))}
      <img
        className={`${styles.image} ${styles[picture.focus]}`}
        src={picture.src}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
