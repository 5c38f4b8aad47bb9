import { part } from '../../../runtime/elements/part.ts';
import type { RegulatorTable } from '../../../schemas/regulators/regulators.ts';
import type {
  TableMessages,
  WhoRegulatesContent,
} from '../../../schemas/regulators/who-regulates.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import type { AgedSource } from '../aged-sources.ts';
import { TABLE, type TableParts } from '../guide-parts.ts';
import styles from './DecisionTable.module.css';
import { TableRow } from './TableRow.tsx';
import { WorkedExample } from './WorkedExample.tsx';

export interface DecisionTableProps extends TableMessages {
  example: WhoRegulatesContent['example'];
  table: Omit<RegulatorTable, 'sources'> & { sources: AgedSource[] };
}

/** The whole decision table by regulator. When the guide has a result, only the rows that fit are shown. */
export function DecisionTable({ example, table, ...says }: DecisionTableProps) {
  const { regulators, rows, sources } = table;
  return (
    <Section id={TABLE} theme="plaster" labelledBy="table-title">
      <WorkedExample {...example} table={table} strengths={says.strength} />
      <div className={styles.head}>
        <h2 id="table-title" tabIndex={-1} {...part<TableParts>('tableTitle')}>
          {says.title}
        </h2>
        {says.intro && <p className={styles.intro}>{says.intro}</p>}
      </div>
      {regulators.map(({ id, name, full }) => (
        <details key={id} className={styles.group} {...part<TableParts>('group')}>
          <summary className={styles.summary}>
            <h3 className={styles.name}>{name}</h3>
            <span className={styles.full}>{full}</span>
          </summary>
          {rows.map((row, index) =>
            row.regulator === id ? (
              <TableRow key={row.id} row={row} index={index} sources={sources} says={says} />
            ) : null,
          )}
        </details>
      ))}
      <button type="button" className={styles.whole} hidden {...part<TableParts>('whole')}>
        {says.whole}
      </button>
    </Section>
  );
}
