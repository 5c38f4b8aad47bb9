/** One way to encode a master; widths in pixels. */
export interface Encoding {
  format: 'avif' | 'webp';
  widths: number[];
  quality: number;
  effort: number;
}

/**
 * The encodings of a picture. Places share their widths, so that a hero and a panel use the same files;
 * few browsers are left that need WebP, so it comes in two sizes. A change here makes every picture
 * stale; see docs/decisions/2026-11-22-pictures-encoded-beside-their-masters.md for how these were chosen.
 */
const PICTURE: Encoding[] = [
  { format: 'avif', widths: [240, 480, 800, 1200, 1600, 2000], quality: 44, effort: 4 },
  { format: 'webp', widths: [800, 1600], quality: 56, effort: 6 },
];

/** Encodings of a poster. It is soon covered by a video loop, so half the bytes are enough. */
const POSTER: Encoding[] = [
  { format: 'avif', widths: [800, 1200, 1600, 2000], quality: 36, effort: 4 },
  { format: 'webp', widths: [800, 1600], quality: 42, effort: 6 },
];

/** Encodings of pictures that never fill the screen, by the form of their names. */
const INSETS: { names: RegExp; encodings: Encoding[] }[] = [
  // A stone that is cut into more and more shares: stills in one place, shown about 620 pixels wide.
  {
    names: /^stone-\d+$/,
    encodings: [
      { format: 'avif', widths: [480, 800, 1240], quality: 44, effort: 4 },
      { format: 'webp', widths: [800], quality: 56, effort: 6 },
    ],
  },
  // A close view of a subject, to which callouts point.
  {
    names: /-near$/,
    encodings: [
      { format: 'avif', widths: [800, 1400], quality: 44, effort: 4 },
      { format: 'webp', widths: [800], quality: 56, effort: 6 },
    ],
  },
];

const encodingsOf = (name: string) =>
  INSETS.find(({ names }) => names.test(name))?.encodings ?? PICTURE;

/** The names of the pictures that are posters of a video loop. */
const POSTERS = new Set(['falaj']);

/** The most bytes of an AVIF by its width; a heavier one is encoded with less quality (scripts/site/budgets.ts). */
export const HEAVIEST = new Map([
  [800, 60_000],
  [1600, 140_000],
]);

/** A file that is to be made from a master. */
export interface PlannedFile extends Omit<Encoding, 'widths'> {
  file: string;
  width: number;
  poster?: true | undefined;
}

/** The widths that a master is large enough for; if there are none, its own width. */
const widthsFor = (master: number, widths: number[]) => [
  ...widths.filter((width) => width <= master),
  ...(master < Math.max(...widths) && !widths.includes(master) ? [master] : []),
];

/**
 * Plans the files that are made from a master.
 * @param name of the picture, without an ending
 * @param width of the master in pixels
 */
export function planFiles(name: string, width: number): PlannedFile[] {
  const plan = (encodings: Encoding[], stem: string, poster?: true) =>
    encodings.flatMap(({ widths, ...encoding }) =>
      widthsFor(width, widths).map((size) => ({
        ...encoding,
        file: `${stem}-${size}.${encoding.format}`,
        width: size,
        poster,
      })),
    );
  // A picture's name cannot contain a dot, so a poster never overwrites the file of another picture.
  const posters = POSTERS.has(name) ? plan(POSTER, `${name}.poster`, true) : [];
  return [...plan(encodingsOf(name), name), ...posters];
}

/** The encoder's settings for a picture as one line, which the manifest keeps to notice a change. */
export function describeSettings(name: string): string {
  const say = ({ format, widths, quality, effort }: Encoding) =>
    `${format} ${widths.join(' ')}, quality ${quality}, effort ${effort}`;
  const limits = [...HEAVIEST].map(([width, bytes]) => `${width} up to ${bytes} bytes`);
  const poster = POSTERS.has(name) ? [`poster: ${POSTER.map(say).join('; ')}`] : [];
  return [...encodingsOf(name).map(say), ...limits, ...poster].join('; ');
}
