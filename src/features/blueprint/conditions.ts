import type { Answers } from '../../schemas/blueprint/blueprint-answers.ts';
import type { BlueprintRule, Condition } from '../../schemas/blueprint/blueprint-rules.ts';

/** The numbers that a condition can name. */
const NUMBERS = ['size', 'holders', 'minimum', 'average', 'shared', 'wait'] as const;

/** The average holding in whole US dollars. */
export const averageOf = ({ size, holders }: Answers) => Math.round(size / holders);

/** Whether the smallest holdings together exceed what there is to divide. */
export const isOversold = ({ size, holders, minimum }: Answers) => holders * minimum > size;

/** Whether every line of a condition is met by the answers; a condition without lines always is. */
export function holds(when: Condition, answers: Answers): boolean {
  const numbers = { ...answers, average: averageOf(answers) };
  const inRange = NUMBERS.every((name) => {
    const { from = -Infinity, below = Infinity } = when[name] ?? {};
    return numbers[name] >= from && numbers[name] < below;
  });
  const { asset, issuer, investors, liquidity, systems, lacks, oversold } = when;
  return (
    inRange &&
    (asset?.includes(answers.asset) ?? true) &&
    (issuer?.includes(answers.issuer) ?? true) &&
    (investors?.some((place) => answers.investors.includes(place)) ?? true) &&
    (liquidity?.includes(answers.liquidity) ?? true) &&
    (systems?.some((system) => answers.systems.includes(system)) ?? true) &&
    (lacks?.some((system) => !answers.systems.includes(system)) ?? true) &&
    (oversold === undefined || oversold === isOversold(answers))
  );
}

/** The rules that hold, in their order. */
export const thatHold = <Rule extends Pick<BlueprintRule, 'when'>>(
  rules: Rule[],
  answers: Answers,
): Rule[] => rules.filter(({ when }) => holds(when, answers));

/**
 * Finds the first rule that holds.
 * @throws when none does; the schema asks for a last rule that always holds
 */
export function firstThatHolds<Rule extends Pick<BlueprintRule, 'when'>>(
  rules: Rule[],
  answers: Answers,
): Rule {
  const [found] = thatHold(rules, answers);
  if (!found) throw new Error('blueprint: no rule holds');
  return found;
}
