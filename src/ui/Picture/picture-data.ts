/**
 * A picture whose files are encoded and whose addresses are final. `content/images/pictures.ts` makes it at build
 * time.
 */
export interface PictureData {
  alt: string;
  src: string;
  sources: { type: string; srcSet: string }[];
  sizes: string;
  width: number;
  height: number;
  focus: 'start' | 'center' | 'end';
}
