import { type CostLineSum, crossingOf, registerCost } from '../../lib/cost-model.ts';
import type { Answers } from '../../schemas/blueprint/blueprint-answers.ts';
import type { BlueprintModel } from '../../schemas/blueprint/blueprint-model.ts';

/** What one register costs over the years of the model, in US dollars. */
export interface RegisterCost extends CostLineSum {
  /** Cost for the number of holders in the answers. */
  total: number;
}

/** Two registers beside each other, and the paper registers of all assets in one hand where there are several. */
export interface RegisterComparison {
  /** What the sums rest on. */
  model: BlueprintModel;
  paper: RegisterCost;
  token: RegisterCost;
  /** Number of holders from which the token costs no more than paper alone; undefined if there is none. */
  crossing?: number | undefined;
  /** The same against shared paper. */
  crossingShared?: number | undefined;
  /** The registers in the order in which they are shown. */
  sides: { name: 'paper' | 'sharedPaper' | 'token'; cost: RegisterCost; isCheapest: boolean }[];
  cheaper: 'paper' | 'token';
  /** How much the cheaper register saves over the years, in US dollars. */
  saved: number;
  /** What the cheaper register costs a year, in US dollars. */
  yearly: number;
  /** The same in percent of the size. */
  burden: number;
  /** The size of the asset at which that share becomes bearable for investors, in US dollars. */
  bearableFrom: number;
}

/** Applies the cost model of the article to the holders and the shared platform of the answers. */
export function compareRegisters(
  model: BlueprintModel,
  { holders, shared, size }: Answers,
): RegisterComparison {
  const made = (side: 'paper' | 'token', assets: number): RegisterCost => {
    const cost = registerCost(model, side, assets);
    return { ...cost, total: cost.fixed + cost.each * holders };
  };
  const paper = made('paper', 1);
  const token = made('token', shared);
  const sharedPaper = shared > 1 ? made('paper', shared) : undefined;
  const totals = [paper.total, sharedPaper?.total ?? paper.total, token.total];
  const least = Math.min(...totals);
  const onPaper = Math.min(...totals.slice(0, 2));
  const yearly = least / model.years;
  const sides = [
    { name: 'paper' as const, cost: paper },
    ...(sharedPaper ? [{ name: 'sharedPaper' as const, cost: sharedPaper }] : []),
    { name: 'token' as const, cost: token },
  ];
  return {
    model,
    paper,
    token,
    sides: sides.map((side) => ({ ...side, isCheapest: side.cost.total === least })),
    crossing: crossingOf(paper, token),
    crossingShared: sharedPaper && crossingOf(sharedPaper, token),
    cheaper: token.total <= onPaper ? 'token' : 'paper',
    saved: Math.abs(token.total - onPaper),
    yearly,
    burden: (100 * yearly) / size,
    bearableFrom: (100 * yearly) / model.bearable,
  };
}
