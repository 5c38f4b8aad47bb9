import { fill } from '@falaj/contract/fill.ts';
import shares from '../../../illustrations/IllustrationFrame/Shares.module.css';
import { formatNumber } from '../../../lib/format-number.ts';
import { keepOrder } from '../../../lib/keep-order.ts';
import { shareDigits } from '../../../lib/share-digits.ts';

import type { BlueprintMessages } from '../../../schemas/blueprint/blueprint-messages.ts';

import type { BlueprintResult } from '../blueprint.ts';
import { dollars, holdersOf, sayVerdict } from '../say.ts';
import { DisclosurePart } from './DisclosurePart.tsx';
import { RegisterInputs } from './RegisterInputs.tsx';
import styles from './Registers.module.css';

export interface RegistersProps {
  blueprint: BlueprintResult;
  messages: BlueprintMessages;
}

/** What paper registers and a token cost for the given number of holders, with the calculation and its inputs. */
export function Registers({ blueprint, messages }: RegistersProps) {
  const { registers, answers, language } = blueprint;
  const copy = messages.registers;
  const holders = holdersOf(blueprint);
  const sum = (amount: number) => dollars(amount, blueprint);
  const most = Math.max(1, ...(registers?.sides ?? []).map(({ cost }) => cost.total));
  const verdict = sayVerdict(blueprint, messages);
  return (
    <DisclosurePart id="registers-title" title={copy.title} line={verdict}>
      <div className={styles.part}>
        <p className={styles.verdict}>{verdict}</p>
        {registers && (
          <>
            <dl className={styles.bars}>
              {registers.sides.map(({ name, cost, isCheapest }) => (
                <div key={name}>
                  <dt>{copy.columns[name]}</dt>
                  <dd>
                    {fill(copy.sum, {
                      fixed: sum(cost.fixed),
                      holders,
                      each: sum(cost.each),
                      total: sum(cost.total),
                    })}
                    <i
                      className={`${shares.share} ${styles.bar} ${isCheapest ? styles.cheaper : ''}`}
                      {...shareDigits(cost.total, most)}
                      aria-hidden="true"
                    />
                  </dd>
                </div>
              ))}
            </dl>
            <p>
              {registers.crossing === undefined
                ? copy.never
                : fill(copy.crossing, {
                    difference: sum(registers.token.fixed - registers.paper.fixed),
                    each: sum(registers.paper.each - registers.token.each),
                    crossing: formatNumber(Math.ceil(registers.crossing), undefined, language),
                    holders,
                  })}{' '}
              {registers.crossingShared !== undefined &&
                fill(copy.crossingShared, {
                  crossing: formatNumber(Math.ceil(registers.crossingShared), undefined, language),
                })}
            </p>
            <p>
              {fill(copy.burden, {
                yearly: sum(registers.yearly),
                burden: keepOrder(`${formatNumber(registers.burden, 1, language)}%`, language),
                size: sum(answers.size),
                bearable: keepOrder(`${registers.model.bearable}%`, language),
                from: sum(registers.bearableFrom),
              })}
            </p>
            <RegisterInputs
              model={registers.model}
              shared={answers.shared}
              messages={copy}
              language={language}
            />
          </>
        )}
      </div>
    </DisclosurePart>
  );
}
