import { keyedPart } from '../../../runtime/elements/part.ts';
import type { RegulatorRow } from '../../../schemas/regulators/regulators.ts';
import type { TableMessages } from '../../../schemas/regulators/who-regulates.ts';
import type { AgedSource } from '../aged-sources.ts';
import type { TableParts } from '../guide-parts.ts';
import styles from './TableRow.module.css';

export interface TableRowProps {
  row: RegulatorRow;
  /** Its index in the whole table. */
  index: number;
  sources: AgedSource[];
  says: TableMessages;
}

/**
 * A row of the table: why the regulator is concerned, under which article and source, what is open, and what to
 * ask.
 */
export function TableRow({ row, index, sources, says }: TableRowProps) {
  const id = `row-${row.id}`;
  const own = sources.filter(({ id }) => row.sources.includes(id));
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      className={styles.row}
      {...keyedPart<TableParts>('row', index)}
    >
      <div>
        <h4 id={`${id}-title`} className={styles.title}>
          {row.title}
        </h4>
        <p className={styles.strength} data-state={row.strength}>
          {says.strength[row.strength]}
        </p>
        <p>{row.why}</p>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{says.instrument}</dt>
          <dd>
            {row.instrument}. <span className={styles.article}>{row.article}</span>
          </dd>
        </div>
        <div>
          <dt>{says.sources}</dt>
          {own.map(({ id: source, title, publisher, basis, dates, age }) => (
            <dd key={source}>
              {says.basis[basis]}: <cite>{title}</cite> · {publisher} · {dates}
              {age === 'unread' && <span className={styles.mark}>{says.unread}</span>}
            </dd>
          ))}
        </div>
      </dl>
      <dl className={styles.open}>
        <div>
          <dt>{says.uncertain}</dt>
          <dd>{row.uncertain}</dd>
        </div>
        <div className={styles.ask}>
          <dt>{says.ask}</dt>
          <dd>{row.ask}</dd>
        </div>
      </dl>
    </article>
  );
}
