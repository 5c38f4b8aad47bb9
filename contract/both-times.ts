import { fill } from './fill.ts';
import { showSame, spanIn } from './zone-clock.ts';
import { zoneLabel } from './zone-list.ts';

/**
 * The sentences that state a time, with {day}, {from}, {to} and {zone}: in the office's time, and in the
 * visitor's.
 */
export interface TimeSentences {
  office: string;
  yours: string;
}

/** A stretch of time, and the time zone of the person who is told. */
export interface Span {
  start: Date;
  end: Date;
  zone: string;
}

/** The office's time zone, its name, and the locale of dates. */
export interface SpokenClock {
  hours: { zone: string; zoneName: string };
  /** Such as en-AE. */
  locale: string;
}

/**
 * A stretch of time in words: in the office's time, and in the visitor's if their clock shows another time;
 * otherwise that sentence is empty.
 */
export function sayBothTimes(
  sentences: TimeSentences,
  { hours, locale }: SpokenClock,
  { start, end, zone }: Span,
): TimeSentences {
  const inZone = (sentence: string, at: string, name: string) =>
    fill(sentence, { ...spanIn(start, end, at, locale), zone: name });
  return {
    office: inZone(sentences.office, hours.zone, hours.zoneName),
    yours: showSame(start, zone, hours.zone)
      ? ''
      : inZone(sentences.yours, zone, zoneLabel(zone, locale)),
  };
}
