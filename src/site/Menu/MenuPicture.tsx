import type { PictureData } from '../../ui/Picture/picture-data.ts';

export interface MenuPictureProps {
  picture: PictureData;
  className?: string | undefined;
}

/**
 * A picture of the menus, decoration beside words. It is AVIF alone, which every browser that opens popovers reads, and
 * fetched once it can be seen.
 */
export function MenuPicture({ picture, className }: MenuPictureProps) {
  const { sources, src, sizes, width, height } = picture;
  return (
    <img
      className={className}
      src={src}
      srcSet={sources[0]?.srcSet}
      sizes={sizes}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}
