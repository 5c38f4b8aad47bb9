import messages from 'virtual:messages';
import { fill } from '@falaj/contract/fill.ts';
import { spanIn } from '@falaj/contract/zone-clock.ts';
import { useTable } from '@tanstack/react-table';
import { useState } from 'react';
import type { EnquiryLine } from '../../../staff/api-types.ts';
import { isBySession } from '../../../staff/views.ts';
import { mayAnswer, useClock, useMyself } from '../../app/company.ts';
import { viewOf } from '../../data/route.ts';
import { useNow } from '../../data/use-now.ts';
import { BulkBar } from './BulkBar.tsx';
import { isFresh } from './cells.tsx';
import { columns, features, sessionColumns } from './columns.tsx';
import styles from './EnquiryList.module.css';
import { useListKeys, useStay } from './use-list-keys.ts';

interface EnquiryListProps {
  lines: EnquiryLine[];
  query: string;
}

/**
 * The list of enquiries as a table, on a phone as cards, sessions under their days. Several enquiries can be selected
 * and changed at once.
 */
export function EnquiryList({ lines, query }: EnquiryListProps) {
  const me = useMyself();
  const sayDayOf = useDays();
  const isByDay = isBySession(viewOf(query));
  const [rowSelection, setRowSelection] = useState<Record<string, true>>({});
  const table = useTable({
    features,
    columns: isByDay ? sessionColumns : columns,
    data: lines,
    getRowId: ({ id }) => id,
    enableRowSelection: mayAnswer(me),
    state: { rowSelection },
    onRowSelectionChange: setRowSelection,
  });
  const rows = table.getRowModel().rows;
  const days = Map.groupBy(rows, ({ original }) => (isByDay ? sayDayOf(original) : ''));
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
      <table className={styles.table} aria-label={messages.list.title}>
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
        {[...days].map(([day, ofDay]) => (
          <tbody key={day}>
            {day && (
              <tr className={styles.day}>
                <th scope="rowgroup" colSpan={sessionColumns.length}>
                  {day}
                </th>
              </tr>
            )}
            {ofDay.map((row) => (
              <tr
                key={row.id}
                data-selected={row.getIsSelected()}
                data-new={isFresh(row.original)}
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
        ))}
      </table>
      <p className={styles.shown} role="status">
        {fill(messages.list.shown, { n: lines.length })}
      </p>
      {selected.length > 0 && <BulkBar ids={selected} onDone={end} />}
    </>
  );
}

/** Says the day of a line's session at the office, and today's as such. */
function useDays() {
  const { locale, zone } = useClock();
  const say = (at: number) => spanIn(new Date(at), new Date(at), zone, locale).day;
  const today = say(useNow());
  return ({ startsAt }: EnquiryLine): string => {
    const day = say(startsAt ?? 0);
    return day === today ? fill(messages.list.today, { day }) : day;
  };
}

/** Why the list is empty. */
function Nothing({ query }: { query: string }) {
  const isSearched = [...new URLSearchParams(query).keys()].some((key) => key !== 'view');
  const plain = { todo: messages.list.emptyTodo, sessions: messages.list.emptySessions };
  const view = viewOf(query);
  const text = view in plain ? plain[view as keyof typeof plain] : messages.list.empty;
  return (
    <div className={styles.empty}>
      <p>{isSearched ? messages.list.emptyFound : text}</p>
    </div>
  );
}
