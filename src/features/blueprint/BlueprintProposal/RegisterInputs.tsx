import { fill } from '@falaj/contract/fill.ts';
import { Fragment } from 'react';
import { keepOrder } from '../../../lib/keep-order.ts';
import type { BlueprintMessages } from '../../../schemas/blueprint/blueprint-messages.ts';
import type { BlueprintModel } from '../../../schemas/blueprint/blueprint-model.ts';
import { formatDollars } from '../format-dollars.ts';
import styles from './RegisterInputs.module.css';

const SIDES = ['paper', 'token'] as const;

export interface RegisterInputsProps {
  model: BlueprintModel;
  /** How many assets share the platform. */
  shared: number;
  messages: BlueprintMessages['registers'];
  /** Two letters (ISO 639-1). */
  language: string;
}

/** Every figure that the comparison of registers rests on, and the article that they come from. */
export function RegisterInputs({ model, shared, messages, language }: RegisterInputsProps) {
  const { lines, years, turnover, href } = model;
  const dollars = (amount: number) => formatDollars(amount, language);
  return (
    <>
      <h4 className={styles.title}>{messages.inputs}</h4>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{messages.columns.cost}</th>
              {SIDES.map((side) => (
                <Fragment key={side}>
                  <th scope="col">{messages.columns[side]}</th>
                  {shared > 1 && <th scope="col">{messages.columns.further}</th>}
                </Fragment>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ id, label, per, further, ...line }) => (
              <tr key={id}>
                <th scope="row">
                  {label} <span>{messages.per[per]}</span>
                </th>
                {SIDES.map((side) => (
                  <Fragment key={side}>
                    <td>{dollars(line[side])}</td>
                    {shared > 1 && <td>{dollars((further ?? line)[side])}</td>}
                  </Fragment>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.note}>
        {fill(messages.turnover, { years, turnover: keepOrder(`${turnover}%`, language), shared })}{' '}
        <a href={href}>{messages.more}</a>
      </p>
    </>
  );
}
