import type { CaseStudy } from '../../schemas/case-study.ts';

/** A result that tells what the figure was before. */
export interface BeforeAndAfter {
  metric: string;
  before: string;
  after: string;
  description?: string | undefined;
  /** How long both bars are, in one unit. */
  amounts: { before: number; after: number };
}

const DAYS: Record<string, number> = { day: 1, week: 7, month: 30, quarter: 91, year: 365 };

/** A figure in the text, times the days of its unit of time: `a quarter` is 91, `200+` is 200. */
function amountOf(text: string): number {
  const number = Number(/[\d,.]*\d/.exec(text)?.[0].replaceAll(',', '') ?? 1);
  const unit = /\b(day|week|month|quarter|year)s?\b/i.exec(text)?.[1]?.toLowerCase() ?? '';
  return number * (DAYS[unit] ?? 1);
}

/**
 * Takes the first result that says what it was before out of the others.
 * @returns the change, and the results that are left; all of them where none says what it was
 */
export function splitChange(results: CaseStudy['results']) {
  for (const result of results) {
    if (typeof result === 'string' || !result.previousValue) continue;
    const { metric, description, value: after, previousValue: before } = result;
    const amounts = { before: amountOf(before), after: amountOf(after) };
    const change: BeforeAndAfter = { metric, description, before, after, amounts };
    return { change, others: results.filter((other) => other !== result) as CaseStudy['results'] };
  }
  return { others: results };
}
