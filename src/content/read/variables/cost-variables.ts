import { calculate } from '../../../lib/calculate.ts';
import { crossingOf, registerCost, type Sharing } from '../../../lib/cost-model.ts';
import { type CostModelFile, costModel } from '../../../schemas/blueprint/blueprint-model.ts';

type Values = Record<string, number>;

/** How many assets share the platform where a page speaks of four, and the other ways of which pages speak. */
const FOUR = 4;
const WAYS: Record<string, Sharing> = {
  alone: 1,
  shared: FOUR,
  five: 5,
  added: 'added',
  joined: 'joined',
};

/** The way of paper that a token is compared with where others share one registrar. */
const paperBeside = (way: Sharing): Sharing => (way === 'joined' ? FOUR : way);

/** What the model says without a deal: fixed costs, cost of a holder, crossings, and the inputs. */
function modelValues(model: CostModelFile): Values {
  const { years, bearable, lines } = model;
  const paper = registerCost(model, 'paper');
  const values: Values = {
    years,
    'each.paper': paper.each,
    'each.token': registerCost(model, 'token').each,
    'paper.fixed': paper.fixed,
    'sharedPaper.fixed': registerCost(model, 'paper', FOUR).fixed,
  };
  for (const { id, paper, token, further, joined } of lines) {
    Object.assign(values, { [`${id}.paper`]: paper, [`${id}.token`]: token });
    if (further)
      Object.assign(values, {
        [`${id}.further.paper`]: further.paper,
        [`${id}.further.token`]: further.token,
      });
    if (joined !== undefined) values[`${id}.joined`] = joined;
  }
  for (const [name, way] of Object.entries(WAYS)) {
    const token = registerCost(model, 'token', way);
    const crossing = Math.ceil(crossingOf(paper, token) ?? 0);
    const shared = crossingOf(registerCost(model, 'paper', paperBeside(way)), token);
    values[`${name}.once`] = token.once;
    values[`${name}.fixed`] = token.fixed;
    values[`${name}.crossing`] = crossing;
    values[`${name}.groupCrossing`] = Math.ceil(shared ?? 0);
    values[`${name}.bears`] = (token.fixed + token.each * crossing) / years / (bearable / 100);
  }
  return values;
}

/** The crossing with paper alone if the set-up of all assets on a platform costs this much in place of the model's. */
function crossingAt(model: CostModelFile, assets: number, price: number): number {
  const lines = model.lines.map((line) =>
    line.id === 'set-up'
      ? { ...line, token: price, further: { paper: line.further?.paper ?? 0, token: 0 } }
      : line,
  );
  const token = registerCost({ ...model, lines }, 'token', assets);
  return Math.ceil(crossingOf(registerCost(model, 'paper'), token) ?? 0);
}

/** The costs of a worked deal, and what its page makes of them. */
function dealValues(
  model: CostModelFile,
  { holders, on, value, results }: CostModelFile['deals'][string],
  known: Values,
): Values {
  const { years } = model;
  const total = (side: 'paper' | 'token', sharing: Sharing) => {
    const { fixed, each } = registerCost(model, side, sharing);
    return fixed + each * holders;
  };
  const totals: Values = {
    token: total('token', on),
    paper: total('paper', 1),
    sharedPaper: total('paper', paperBeside(on)),
    alone: total('token', 1),
  };
  const { token = 0, paper = 0 } = totals;
  Object.assign(totals, { saved: paper - token, extra: token - paper });
  const values: Values = { holders };
  for (const [name, sum] of Object.entries(totals)) {
    values[name] = sum / years;
    values[`total.${name}`] = sum;
  }
  if (value) Object.assign(values, { value, percent: (100 * token) / years / value });
  for (const [name, sum] of Object.entries(results))
    values[name] = calculate(sum, (part) => valueIn({ ...known, ...values }, part)) ?? Number.NaN;
  return values;
}

/** The endings that round: `.about` to thousands, `.millions` to a count of millions. */
const ROUNDED = /\.(about|millions)$/;

function valueIn(values: Values, name: string): number | undefined {
  const [ending, way] = ROUNDED.exec(name) ?? [''];
  const value = values[name.slice(0, name.length - ending.length)];
  if (value === undefined || !way) return value;
  return way === 'about' ? Math.round(value / 1000) * 1000 : Math.round(value / 1_000_000);
}

/** A result as pages write it: cents below twenty dollars or per cent and where there are some, else whole numbers. */
const asFigure = (value: number): number | string =>
  Math.abs(value) < 200 && !Number.isInteger(value) ? value.toFixed(2) : Math.round(value);

/** Looks up a result of the cost model; NaN where a sum names nothing that is known. */
export type CostOf = (name: string) => number | string | undefined;

/**
 * The results of the cost model by the names that texts use: `alone.crossing`, `set-up.further.token`,
 * `real-estate.saved.about`, and the crossing at another price of the set-up: `shared.crossing-at-500000`.
 * @param file content/cost-model.yaml as it was parsed
 * @returns undefined where the file does not meet its schema
 */
export function costVariables(file: unknown): CostOf | undefined {
  const { data: model } = costModel.safeParse(file);
  if (!model) return undefined;
  const known = modelValues(model);
  const deals = new Map(
    Object.entries(model.deals).map(([id, deal]) => [id, dealValues(model, deal, known)]),
  );
  return (name) => {
    const at = /^(paper|sharedPaper|alone|shared|joined)\.at-(\d+)$/.exec(name);
    if (at) {
      const [, way = '', holders] = at;
      const each = known[/aper$/.test(way) ? 'each.paper' : 'each.token'] ?? 0;
      return asFigure((known[`${way}.fixed`] ?? 0) + each * Number(holders));
    }
    const band = /^(alone|shared)\.crossing-at-(\d+)$/.exec(name);
    if (band) return crossingAt(model, band[1] === 'alone' ? 1 : FOUR, Number(band[2]));
    const [id = '', ...rest] = name.split('.');
    const deal = deals.get(id);
    const value = deal ? valueIn(deal, rest.join('.')) : valueIn(known, name);
    return value === undefined ? undefined : asFigure(value);
  };
}
