/** A picture ready to be printed: every address is final. Made by `content/pictures.ts` at build time. */
export interface PictureData {
  alt: string;
  src: string;
  sources: { type: string; srcSet: string }[];
  sizes: string;
  width: number;
  height: number;
  focus: 'start' | 'center' | 'end';
}
