import { formatDay } from '../../../lib/format-date.ts';
import { formatNumber } from '../../../lib/format-number.ts';
import type { BlueprintForm } from '../../../schemas/blueprint/blueprint-messages.ts';
import type { ShownPlan } from '../parts.ts';
import { dollars, holdersOf } from '../say.ts';
import styles from './AnswerList.module.css';

export interface AnswerListProps extends ShownPlan {
  /** The questions, as the form asks them. */
  questions: BlueprintForm['labels'];
}

/** Every question with its answer, on paper only: the screen has the form. */
export function AnswerList({ blueprint, rules, messages, locale, questions }: AnswerListProps) {
  const { answers, language } = blueprint;
  const { issuer, liquidity, investors, systems } = rules.labels;
  const list = new Intl.ListFormat(language);
  const number = (value: number) => formatNumber(value, undefined, language);
  const said: Record<keyof typeof questions, string> = {
    asset: blueprint.asset,
    issuer: issuer[answers.issuer],
    size: dollars(answers.size, blueprint),
    shared: number(answers.shared),
    holders: holdersOf(blueprint),
    minimum: dollars(answers.minimum, blueprint),
    investors: list.format(answers.investors.map((place) => investors[place])),
    liquidity: liquidity[answers.liquidity],
    systems: list.format(answers.systems.map((system) => systems[system])) || messages.none,
    start: formatDay(answers.start, locale),
    wait: number(answers.wait),
    ramadan: answers.ramadan ? messages.table.yes : messages.table.no,
  };
  return (
    <dl className={styles.answers}>
      {Object.entries(said).map(([name, answer]) => (
        <div key={name}>
          <dt>{questions[name as keyof typeof questions]}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
