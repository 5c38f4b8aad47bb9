/** Separates the hour of a line from what happens then: `07:30 · Overnight screening`. */
export const BETWEEN = ' · ';

/** The hour of a line, and what happens then where the label says both. */
export function splitHour(label: string): { time: string; title: string } {
  const [time = '', ...rest] = label.split(BETWEEN);
  return { time, title: rest.join(BETWEEN) };
}

/** The light of a picture by its hour. */
export type Light = 'dawn' | 'morning' | 'noon' | 'late' | 'night';

/** When each light begins on the clock, in hours. */
const CLOCK: [number, Light][] = [
  [0, 'night'],
  [5, 'dawn'],
  [8, 'morning'],
  [11, 'noon'],
  [14.5, 'late'],
  [18.5, 'night'],
];

/** The lights of lines without a clock time, by their place in the row. */
const COURSE: Light[] = ['dawn', 'morning', 'noon', 'late', 'night'];

/**
 * The light in which an hour is shown: by the clock where its label has a time, or else by its place in the row.
 * @param index of the hour, from 0
 * @param count of hours in the row
 */
export function lightOf(time: string, index: number, count: number): Light {
  const clock = /(\d{1,2}):(\d{2})/.exec(time);
  if (!clock) return COURSE[Math.round((index / Math.max(1, count - 1)) * 4)] ?? 'noon';
  const hour = Number(clock[1]) + Number(clock[2]) / 60;
  return CLOCK.findLast(([begins]) => hour >= begins)?.[1] ?? 'night';
}

/** The arc of the sun over a row, in per cent of its width and height, drawn on beyond both ends. */
export const ARC = 'M-30 256Q50-256 130 256';

/**
 * The height of that arc above the middle of an hour, in per cent.
 * @param index of the hour, from 0
 * @param count of hours in the row
 */
export function heightOfSun(index: number, count: number): number {
  const across = (index + 0.5) / count;
  return 400 * across * (1 - across);
}
