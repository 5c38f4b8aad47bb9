import { fill } from '@falaj/contract/fill.ts';
import { keepOrder } from '../../../lib/keep-order.ts';
import type { BlueprintMessages } from '../../../schemas/blueprint/blueprint-messages.ts';
import type { BlueprintModel } from '../../../schemas/blueprint/blueprint-model.ts';
import { formatDollars } from '../format-dollars.ts';
import styles from './RegisterInputs.module.css';

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
              <th scope="col">{messages.columns.paper}</th>
              <th scope="col">{messages.columns.token}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ label, paper, token, per }) => (
              <tr key={label}>
                <th scope="row">
                  {label} <span>{messages.per[per]}</span>
                </th>
                <td>{dollars(paper)}</td>
                <td>{dollars(token)}</td>
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
