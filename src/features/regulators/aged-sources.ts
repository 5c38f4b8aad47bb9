import { fill } from '@falaj/contract/fill.ts';
import { formatDay } from '../../lib/format-date.ts';
import type { RegulatorSource } from '../../schemas/regulators/regulators.ts';
import type { TableMessages } from '../../schemas/regulators/who-regulates.ts';
import { ageOf, type SourceAge } from './source-age.ts';

/** A source as the table prints it: with its days in words, and a mark if it must be checked again. */
export interface AgedSource extends Pick<RegulatorSource, 'id' | 'title' | 'publisher' | 'basis'> {
  dates: string;
  age: SourceAge;
}

/**
 * Prepares the sources for printing.
 * @param today the day of the build, such as 2026-11-22
 * @param locale language and region, such as `en-AE` (content/site.yaml)
 */
export const agedSources = (
  sources: RegulatorSource[],
  says: Pick<TableMessages, 'published' | 'undated' | 'read'>,
  today: string,
  locale: string,
): AgedSource[] =>
  sources.map(({ published, read, ...source }) => {
    const of = published
      ? fill(says.published, { day: formatDay(published, locale) })
      : says.undated;
    const dates = `${of}, ${fill(says.read, { day: formatDay(read, locale) })}`;
    return { ...source, dates, age: ageOf(read, today) };
  });
