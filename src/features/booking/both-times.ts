import { fill } from '../../lib/fill.ts';
import { showSame, spanIn, zoneLabel } from '../office/zone-clock.ts';

/** The two sentences of a time, with {day}, {from}, {to} and {zone}: in the office, and for the visitor. */
export interface TimeSentences {
  office: string;
  yours: string;
}

/** A stretch of time, and the time zone of whoever it is said to. */
export interface Span {
  start: Date;
  end: Date;
  zone: string;
}

/** The office's clock: its zone, the name of it, and the language of dates. */
export interface SpokenClock {
  hours: { zone: string; zoneName: string };
  /** Such as en-AE. */
  locale: string;
}

/** A time in words: on the office's clock, and on the visitor's where it shows another; else that one is empty. */
export function sayBothTimes(
  sentences: TimeSentences,
  { hours, locale }: SpokenClock,
  { start, end, zone }: Span,
): TimeSentences {
  const inZone = (sentence: string, at: string, name: string) =>
    fill(sentence, { ...spanIn(start, end, at, locale), zone: name });
  return {
    office: inZone(sentences.office, hours.zone, hours.zoneName),
    yours: showSame(start, zone, hours.zone) ? '' : inZone(sentences.yours, zone, zoneLabel(zone)),
  };
}
