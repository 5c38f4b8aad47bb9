declare module 'subset-font' {
  export interface Options {
    targetFormat: 'woff2';
    /** Parts of the axes of a variable font that are kept. */
    variationAxes: Record<string, number | { min: number; max: number }>;
    /** OpenType features that are kept. */
    keepFeatures: string[];
  }
  /** Reduces a font to the glyphs that a text needs. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
