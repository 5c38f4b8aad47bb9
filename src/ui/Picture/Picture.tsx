import styles from './Picture.module.css';
import type { PictureData } from './picture-data.ts';

export interface PictureProps {
  picture: PictureData;
  /** The picture that paints first: fetched at once and with priority. */
  priority?: boolean | undefined;
  /** Only from 44rem on; on a phone nothing is fetched, and the styles must hide its place. */
  wideOnly?: boolean | undefined;
  className?: string | undefined;
}

/** Stands for a picture that a screen does not show; without an address no browser accepts an image. */
const NOTHING = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E";

/** A responsive picture in AVIF and WebP that keeps its place while it loads. */
export function Picture({ picture, priority = false, wideOnly, className }: PictureProps) {
  return (
    <picture className={className}>
      {picture.sources.map((source) => (
        <source
          key={source.type}
          type={source.type}
          media={wideOnly ? '(min-width: 44rem)' : undefined}
          srcSet={source.srcSet}
          sizes={picture.sizes}
        />
      ))}
      <img
        className={`${styles.image} ${styles[picture.focus]}`}
        src={wideOnly ? NOTHING : picture.src}
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
