import styles from './Picture.module.css';
import type { PictureData } from './picture-data.ts';

export interface PictureProps {
  picture: PictureData;
  /** Whether it is the first picture of the page, which is fetched at once and with priority. */
  priority?: boolean | undefined;
  /** Whether it is shown only from 44rem on. On a phone nothing is fetched, and styles must hide its place. */
  wideOnly?: boolean | undefined;
  className?: string | undefined;
}

/** An empty picture for screens that show none, since an image must have an address. */
const NOTHING = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E";

/** A responsive picture in AVIF and WebP, which keeps its place while it loads. */
export function Picture({ picture, priority = false, wideOnly, className }: PictureProps) {
  // The last format needs no element of its own where every screen shows one.
  const own = wideOnly ? undefined : picture.sources.at(-1);
  return (
    <picture className={className}>
      {picture.sources.map(
        (source) =>
          source !== own && (
            <source
              key={source.type}
              type={source.type}
              media={wideOnly ? '(min-width: 44rem)' : undefined}
              srcSet={source.srcSet}
              sizes={picture.sizes}
            />
          ),
      )}
      <img
        className={`${styles.image} ${styles[picture.focus]}`}
        src={wideOnly ? NOTHING : picture.src}
        srcSet={own?.srcSet}
        sizes={own && picture.sizes}
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
