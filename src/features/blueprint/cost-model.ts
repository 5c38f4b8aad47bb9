import type { Answers } from '../../schemas/blueprint-answers.ts';
import type { BlueprintRules } from '../../schemas/blueprint-rules.ts';

type Model = BlueprintRules['model'];

/** What one register costs over the years of the model, in US dollars. */
export interface RegisterCost {
  /** Paid once. */
  once: number;
  /** Paid each year, however many holders there are. */
  yearly: number;
  /** Once and yearly parts together. */
  fixed: number;
  /** For one more holder. */
  each: number;
  /** For the holders of the answers. */
  total: number;
}

/** Two registers beside each other. */
export interface RegisterComparison {
  years: number;
  paper: RegisterCost;
  token: RegisterCost;
  /** From this number of holders on, the token costs no more; undefined where it never does. */
  crossing?: number | undefined;
  cheaper: 'paper' | 'token';
  /** By how much, over the years, in US dollars. */
  saved: number;
  /** What the cheaper register costs a year, in percent of the size. */
  burden: number;
  /** The size at which that is what investors bear, in US dollars. */
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

/** Where the two lines cross: the difference of the fixed parts, divided by that of the parts per holder. */
function crossingOf(paper: RegisterCost, token: RegisterCost): number | undefined {
  const each = paper.each - token.each;
  if (each <= 0) return token.fixed <= paper.fixed ? 0 : undefined;
  return Math.max(0, (token.fixed - paper.fixed) / each);
}

/** The cost model of the article, with the holders and the shared platform of the answers. */
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
