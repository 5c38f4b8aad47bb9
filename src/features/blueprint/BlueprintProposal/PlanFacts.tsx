import { formatDay } from '../../../lib/format-date.ts';
import type { ShownPlan } from '../parts.ts';
import { sayWeeks } from '../say.ts';
import styles from './PlanFacts.module.css';

/** The proposal in four figures. */
export function PlanFacts({ blueprint, messages, locale }: Omit<ShownPlan, 'rules'>) {
  const { plan, registers } = blueprint;
  const { facts } = messages;
  const figures = [
    [sayWeeks(blueprint), facts.weeks],
    [formatDay(plan.soonest, locale), facts.earliest],
    [formatDay(plan.end, locale), facts.latest],
    registers ? [facts[registers.cheaper], facts.cheaper] : [facts.unfit, messages.registers.title],
  ];
  return (
    <dl className={styles.facts}>
      {figures.map(([value, label]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
