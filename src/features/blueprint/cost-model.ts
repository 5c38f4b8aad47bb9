import type { Answers } from '../../schemas/blueprint/blueprint-answers.ts';
import type { BlueprintRules } from '../../schemas/blueprint/blueprint-rules.ts';

type Model = BlueprintRules['model'];

/** What one register costs over the years of the model, in US dollars. */
export interface RegisterCost {
  /** Paid once. */
  once: number;
  /** Paid each year, however many holders there are. */
  yearly: number;
  /** The one-off cost and the yearly costs of all years together. */
  fixed: number;
  /** Cost of one more holder. */
  each: number;
  /** Cost for the number of holders in the answers. */
  total: number;
}

/** Two registers beside each other. */
export interface RegisterComparison {
  years: number;
  paper: RegisterCost;
  token: RegisterCost;
  /** Number of holders from which the token costs no more; undefined if there is none. */
  crossing?: number | undefined;
  cheaper: 'paper' | 'token';
  /** How much the cheaper register saves over the years, in US dollars. */
  saved: number;
  /** What the cheaper register costs a year, in percent of the size. */
  burden: number;
  /** The size of the asset at which that share becomes bearable for investors, in US dollars. */
  bearableFrom: number;
}

/** What one register costs. */
function register(
  model: Model,
  side: 'paper' | 'token',
  { holders, shared }: Answers,
): RegisterCost {
  const { years, turnover, lines } = model;
  const sum = (...kinds: Model['lines'][number]['per'][]) =>
    lines
      .filter(({ per }) => kinds.includes(per))
      .reduce(
        (total, line) => total + line[side] / (line.shared && side === 'token' ? shared : 1),
        0,
      );
  const once = sum('once');
  const yearly = sum('year');
  const fixed = once + years * yearly;
  const each =
    sum('holder') + years * sum('holder-year') + years * (turnover / 100) * sum('transfer');
  return { once, yearly, fixed, each, total: fixed + each * holders };
}

/**
 * The number of holders at which both cost the same: the difference of the fixed costs, divided by that of the
 * costs per holder.
 */
function crossingOf(paper: RegisterCost, token: RegisterCost): number | undefined {
  const each = paper.each - token.each;
  if (each <= 0) return token.fixed <= paper.fixed ? 0 : undefined;
  return Math.max(0, (token.fixed - paper.fixed) / each);
}

/** Applies the cost model of the article to the holders and the shared platform of the answers. */
export function compareRegisters(model: Model, answers: Answers): RegisterComparison {
  const paper = register(model, 'paper', answers);
  const token = register(model, 'token', answers);
  const cheaper = token.total <= paper.total ? 'token' : 'paper';
  const yearly = Math.min(token.total, paper.total) / model.years;
  return {
    years: model.years,
    paper,
    token,
    crossing: crossingOf(paper, token),
    cheaper,
    saved: Math.abs(token.total - paper.total),
    burden: (100 * yearly) / answers.size,
    bearableFrom: (100 * yearly) / model.bearable,
  };
}
