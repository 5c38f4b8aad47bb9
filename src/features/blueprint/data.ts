import { weekdayOf } from '@falaj/contract/workdays.ts';
import type { Duration } from '../../lib/duration.ts';
import { pathHere } from '../../lib/path-here.ts';

import type { BlueprintMessages } from '../../schemas/blueprint/blueprint-messages.ts';

import type { BlueprintModel } from '../../schemas/blueprint/blueprint-model.ts';

import type { BlueprintRules } from '../../schemas/blueprint/blueprint-rules.ts';
import type { Site } from '../../schemas/site/site.ts';

/** A step of an offer, as its page states it. */
export interface OfferStep {
  title: string;
  duration: Duration;
  deliverables: string[];
}

/** What the blueprint takes from the page of an offer. */
export interface OfferPlan {
  name: string;
  steps: OfferStep[];
}

/** Everything that a blueprint is made of: the rules, the offers by their paths, and the calendar. */
export interface BlueprintData {
  /** Two letters (ISO 639-1), for numbers and lists in sentences. */
  language: string;
  rules: BlueprintRules;
  /** What a paper register and a token cost. */
  model: BlueprintModel;
  offers: Record<string, OfferPlan>;
  /** How much of a working day each day of the week counts, from Sunday on, and the holidays on days that count. */
  week: { days: number[]; holidays: Site['hours']['holidays'] };
}

/** Name of the track that is the asset's own offer. */
export const ASSET_TRACK = 'asset';
/** Name of the track that stands for the answers of regulators and other offices. */
export const ANSWERS_TRACK = 'answers';

/** Number of working days in a full week. */
export const workedIn = ({ days }: BlueprintData['week']): number =>
  days.reduce((sum, count) => sum + count, 0);

/** The file that the tool fetches when a visitor begins. */
export interface BlueprintFile {
  data: BlueprintData;
  messages: BlueprintMessages;
  /** Names of the pages that lines lead to, by their addresses. */
  pages: Record<string, string>;
}

/** The page of a solution in the language of the page, by the name of its file. */
export const solutionPath = (asset: string) => pathHere(`/solutions/${asset}`);

/**
 * Collects what a blueprint is made of. Of every offer it takes only the name and the steps that rules can
 * name.
 * @param model the cost model, without its worked deals
 * @param offers the offers' pages, by their addresses
 * @param site its language, and its hours with the country's holidays
 */
export function blueprintData(
  rules: BlueprintRules,
  { href, years, turnover, bearable, lines }: BlueprintModel,
  offers: { path: string; data: { name: string; process: { steps: OfferStep[] } } }[],
  { lang, hours }: { lang: string; hours: Pick<Site['hours'], 'holidays'> },
): BlueprintData {
  const named = new Set([
    ...rules.assets.map(({ id }) => solutionPath(id)),
    ...rules.tracks.map(({ offer }) => offer),
  ]);
  const plans = offers
    .filter(({ path }) => named.has(path))
    .map(({ path, data }) => {
      const steps = data.process.steps.map(({ title, duration, deliverables }) => ({
        title,
        duration,
        deliverables,
      }));
      return [path, { name: data.name, steps }];
    });
  const { days } = rules.week;
  // A holiday on a day off changes nothing.
  const counted = [...hours.holidays, ...rules.week.holidays]
    .filter(({ date }) => days[weekdayOf(date)])
    .sort((a, b) => a.date.localeCompare(b.date));
  return {
    language: lang,
    rules,
    model: { href, years, turnover, bearable, lines },
    offers: Object.fromEntries(plans),
    week: { days, holidays: counted },
  };
}
