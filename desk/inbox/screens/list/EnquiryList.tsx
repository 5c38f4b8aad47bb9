import words from 'virtual:words';
import { fill } from '@falaj/contract/fill.ts';
import { useTable } from '@tanstack/react-table';
import { useState } from 'react';
import type { EnquiryLine } from '../../../staff/wire.ts';
import { mayAnswer, useMyself } from '../../app/company.ts';
import { BulkBar } from './BulkBar.tsx';
import { columns, features } from './columns.tsx';
import styles from './EnquiryList.module.css';
import { useListKeys, useStay } from './use-list-keys.ts';
import { viewOf } from './Views.tsx';

interface EnquiryListProps {
  lines: EnquiryLine[];
  query: string;
}

/** The list of enquiries as a table, on a phone as cards. Several enquiries can be selected and changed at once. */
export function EnquiryList({ lines, query }: EnquiryListProps) {
  const me = useMyself();
  const [rowSelection, setRowSelection] = useState<Record<string, true>>({});
  const table = useTable({
    features,
    columns,
    data: lines,
    getRowId: ({ id }) => id,
    enableRowSelection: mayAnswer(me),
    state: { rowSelection },
    onRowSelectionChange: setRowSelection,
  });
  const rows = table.getRowModel().rows;
  const selected = rows.filter((row) => row.getIsSelected()).map(({ id }) => id);
  // What was selected while a request was running stays selected.
  const clear = (ids: string[]) =>
    setRowSelection((now) =>
      Object.fromEntries(Object.entries(now).filter(([id]) => !ids.includes(id))),
    );
  const stayAt = useStay();
  const end = () => {
    clear(selected);
    stayAt(lines.findIndex(({ id }) => id === selected[0]));
  };
  useListKeys({ selected, toggle: (id) => table.getRow(id).toggleSelected(), clear, stayAt });
  if (lines.length === 0) return <Nothing query={query} />;
  return (
    <>
      <table className={styles.table} aria-label={words.list.title}>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                <th key={header.id} scope="col" data-column={header.column.id}>
                  <table.FlexRender header={header} />
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.id}
              data-selected={row.getIsSelected()}
              data-new={row.original.status === 'new'}
              data-taken={row.original.assignee !== null}
            >
              {row.getAllCells().map((cell) => (
                <td key={cell.id} data-column={cell.column.id}>
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.shown} role="status">
        {fill(words.list.shown, { n: lines.length })}
      </p>
      {selected.length > 0 && <BulkBar ids={selected} onDone={end} />}
    </>
  );
}

/** Why the list is empty. */
function Nothing({ query }: { query: string }) {
  const isSearched = [...new URLSearchParams(query).keys()].some((key) => key !== 'view');
  const plain = viewOf(query) === 'todo' ? words.list.emptyTodo : words.list.empty;
  return <p className={styles.empty}>{isSearched ? words.list.emptyFound : plain}</p>;
}
