import { fill } from '@falaj/contract/fill.ts';
import shares from '../../../illustrations/Plate/Shares.module.css';
import { formatNumber } from '../../../lib/format-number.ts';
import { keepOrder } from '../../../lib/keep-order.ts';
import { shareDigits } from '../../../lib/share-digits.ts';
import type { BlueprintMessages } from '../../../schemas/blueprint/blueprint-messages.ts';
import type { BlueprintModel } from '../../../schemas/blueprint/blueprint-model.ts';
import type { BlueprintResult } from '../blueprint.ts';
import { dollars, holdersOf, sayVerdict } from '../say.ts';
import { DisclosurePart } from './DisclosurePart.tsx';
import { RegisterInputs } from './RegisterInputs.tsx';
import styles from './Registers.module.css';

export interface RegistersProps {
  blueprint: BlueprintResult;
  model: BlueprintModel;
  messages: BlueprintMessages;
}

/** What a paper register and a token cost for the given number of holders, with the calculation and its inputs. */
export function Registers({ blueprint, model, messages }: RegistersProps) {
  const { registers, answers, language } = blueprint;
  const copy = messages.registers;
  const holders = holdersOf(blueprint);
  const sum = (amount: number) => dollars(amount, blueprint);
  const most = registers ? Math.max(registers.paper.total, registers.token.total) : 1;
  const verdict = sayVerdict(blueprint, messages);
  return (
    <DisclosurePart id="registers-title" title={copy.title} line={verdict}>
      <div className={styles.part}>
        <p className={styles.verdict}>{verdict}</p>
        {registers && (
          <>
            <dl className={styles.bars}>
              {(['paper', 'token'] as const).map((side) => (
                <div key={side}>
                  <dt>{copy.columns[side]}</dt>
                  <dd>
                    {fill(copy.sum, {
                      fixed: sum(registers[side].fixed),
                      holders,
                      each: sum(registers[side].each),
                      total: sum(registers[side].total),
                    })}
                    <i
                      className={`${shares.share} ${styles.bar} ${registers.cheaper === side ? styles.cheaper : ''}`}
                      {...shareDigits(registers[side].total, most)}
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
                  })}
            </p>
            <p>
              {fill(copy.burden, {
                yearly: sum(registers[registers.cheaper].total / registers.years),
                burden: keepOrder(`${formatNumber(registers.burden, 1, language)}%`, language),
                size: sum(answers.size),
                bearable: keepOrder(`${model.bearable}%`, language),
                from: sum(registers.bearableFrom),
              })}
            </p>
            <RegisterInputs
              model={model}
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
