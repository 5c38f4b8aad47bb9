import type { CaseStudy } from '../../schemas/offer/case-study.ts';

/** A result with the former value of its figure. */
export interface BeforeAndAfter {
  metric: string;
  before: string;
  after: string;
  description?: string | undefined;
  /** The lengths of both bars, in one unit. */
  amounts: { before: number; after: number };
}

const DAYS: Record<string, number> = { day: 1, week: 7, month: 30, quarter: 91, year: 365 };

/** The number in a text, multiplied by the days of its unit of time: 91 for `a quarter`, 200 for `200+`. */
function amountOf(text: string): number {
  const number = Number(/[\d,.]*\d/.exec(text)?.[0].replaceAll(',', '') ?? 1);
  const unit = /\b(day|week|month|quarter|year)s?\b/i.exec(text)?.[1]?.toLowerCase() ?? '';
  return number * (DAYS[unit] ?? 1);
}

/**
 * Separates the first result with a former value from the others.
 * @returns the change and the remaining results; all results if none has a former value
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
