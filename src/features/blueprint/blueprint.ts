import { fill } from '@falaj/contract/fill.ts';
import { formatNumber } from '../../lib/format-number.ts';
import type { Answers } from '../../schemas/blueprint/blueprint-answers.ts';
import type { BlueprintRule } from '../../schemas/blueprint/blueprint-rules.ts';
import { averageOf, firstThatHolds, thatHold } from './conditions.ts';
import { compareRegisters, type RegisterComparison } from './cost-model.ts';
import { ASSET_TRACK, type BlueprintData, solutionPath } from './data.ts';
import { formatDollars } from './format-dollars.ts';
import { type Plan, planOf } from './plan.ts';
import { idOf, numberOf } from './tasks.ts';

/** A line of the proposal: what is proposed and why, with the rule that produced it and the page it links to. */
export interface RuleLine {
  rule: string;
  title: string;
  text: string;
  href: string;
}

/** Parts of the structure, in the order in which they are shown. */
export const STRUCTURE = ['vehicle', 'standard', 'network', 'custody'] as const;
/** Lists of lines, in the order in which they are shown. */
export const LISTS = ['modules', 'approvals', 'drivers', 'cautions'] as const;

/** A proposal: an estimate made from published rules, not advice. */
export interface BlueprintResult extends Record<(typeof LISTS)[number], RuleLine[]> {
  /** Two letters (ISO 639-1). */
  language: string;
  answers: Answers;
  /** The name of the asset, as on its solution's page. */
  asset: string;
  structure: Record<(typeof STRUCTURE)[number], RuleLine>;
  plan: Plan;
  /** Papers that the visitor brings, each with the step that needs it. */
  documents: (RuleLine & { step: string })[];
  /** The reason for each offer beyond the asset's own, by track. */
  tracks: RuleLine[];
  /** The two registers; undefined where the model does not fit the kind of asset. */
  registers?: RegisterComparison | undefined;
}

/** The answers as text, for the placeholders in the rules' sentences. */
function valuesOf(answers: Answers, { rules: { labels }, language }: BlueprintData) {
  const dollars = (amount: number) => formatDollars(amount, language);
  const { holders, size, minimum, shared, issuer, investors } = answers;
  const countries = investors.map((place) => labels.investors[place] ?? place);
  return {
    holders: formatNumber(holders, undefined, language),
    size: dollars(size),
    minimum: dollars(minimum),
    average: dollars(averageOf(answers)),
    shared: formatNumber(shared, undefined, language),
    countries: new Intl.ListFormat(language).format(countries),
    issuer: labels.issuer[issuer] ?? issuer,
  };
}

/**
 * Makes a proposal from the answers. The same answers and the same content make the same proposal, at build time and
 * in a browser.
 * @throws when a rule names a step that its offer does not have
 */
export function makeBlueprint(data: BlueprintData, answers: Answers): BlueprintResult {
  const { rules } = data;
  const values = valuesOf(answers, data);
  const lineOf = ({ id, title, text, href }: BlueprintRule): RuleLine => ({
    rule: id,
    title: fill(title, values),
    text: fill(text, values),
    href,
  });
  const linesOf = (list: BlueprintRule[]) => thatHold(list, answers).map(lineOf);
  const first = (part: (typeof STRUCTURE)[number]) =>
    lineOf(firstThatHolds(rules.structure[part], answers));
  const asset = rules.assets.find(({ id }) => id === answers.asset);
  const plan = planOf(data, answers);
  const ownSteps = plan.tracks.find(({ id }) => id === ASSET_TRACK)?.steps.length ?? 0;
  return {
    language: data.language,
    answers,
    asset: data.offers[solutionPath(answers.asset)]?.name ?? answers.asset,
    structure: {
      vehicle: first('vehicle'),
      standard: first('standard'),
      network: first('network'),
      custody: first('custody'),
    },
    modules: linesOf(rules.modules),
    approvals: linesOf(rules.approvals),
    documents: thatHold(rules.documents, answers).map((rule) => ({
      ...lineOf(rule),
      step: idOf(ASSET_TRACK, numberOf(rule.at, ownSteps, asset)),
    })),
    drivers: linesOf(rules.drivers),
    cautions: linesOf(rules.cautions),
    tracks: linesOf(rules.tracks),
    plan,
    registers: asset?.paper ? compareRegisters(data.model, answers) : undefined,
  };
}
