import { fill } from '@falaj/contract/fill.ts';
import { IllustrationFrame } from '../../../illustrations/IllustrationFrame/IllustrationFrame.tsx';
import materials from '../../../illustrations/IllustrationFrame/Materials.module.css';
import values from '../../../illustrations/IllustrationFrame/Values.module.css';
import { formatNumber } from '../../../lib/format-number.ts';
import { sayList } from '../../../lib/say-list.ts';
import type { Messages } from '../../../schemas/site/messages.ts';
import type { StudyScreenOf } from '../../../schemas/studies/screens.ts';
import styles from './ListsScreen.module.css';

export interface ListsScreenProps extends StudyScreenOf<'lists'> {
  messages: Messages;
}

/** Three lists on stone, whose channels meet in the one register below. Entries and units are checked by the schema. */
export function ListsScreen(props: ListsScreenProps) {
  const { title, context, lists, double, holders, total, rows, others, messages } = props;
  const { studies, illustrations, language } = messages;
  const format = (value: number) => formatNumber(value, undefined, language);
  const entries = lists.reduce((sum, list) => sum + list.entries, 0);
  const merged = { n: format(entries), double: format(double), holders: format(holders) };
  const n = format(total);
  return (
    <IllustrationFrame
      title={title}
      context={context}
      messages={messages}
      foot={[fill(studies.merged, merged), fill(illustrations.register.sum, { n, total: n })]}
    >
      <ul className={styles.lists}>
        {lists.map(({ name, entries: count }) => (
          <li key={name} className={materials.plaque}>
            {name} <strong>{format(count)}</strong>
          </li>
        ))}
      </ul>
      <div className={styles.ways} aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <table className={`${values.table} ${styles.entries}`}>
        <thead>
          <tr>
            <th scope="col">{illustrations.register.holder}</th>
            <th scope="col">{studies.class}</th>
            <th scope="col" className={values.number}>
              {studies.units}
            </th>
            <th scope="col" className={`${values.number} ${values.extra}`}>
              {studies.lists}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className={row.isNew ? styles.new : undefined}>
              <th scope="row">
                <bdi>{row.id}</bdi>
              </th>
              <td>
                {row.class}
                {row.holders > 1 && ` ${fill(studies.standsFor, { n: format(row.holders) })}`}
              </td>
              <td className={values.number}>{format(row.units)}</td>
              <td className={`${values.number} ${values.extra}`}>
                {sayList(row.lists.map(String))}
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">{fill(illustrations.register.others, { n: format(others.count) })}</th>
            <td>{studies.others}</td>
            <td className={values.number}>{format(others.units)}</td>
            <td className={`${values.number} ${values.extra}`}>
              {sayList(lists.map((_, index) => `${index + 1}`))}
            </td>
          </tr>
        </tbody>
      </table>
    </IllustrationFrame>
  );
}
