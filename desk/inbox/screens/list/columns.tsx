import messages from 'virtual:messages';
import { fill } from '@falaj/contract/fill.ts';
import { createColumnHelper, rowSelectionFeature, tableFeatures } from '@tanstack/react-table';
import type { EnquiryLine } from '../../../staff/api-types.ts';
import styles from './cells.module.css';
import { AnswerCell, ArrivedCell, ByCell, SessionCell, WhatCell, WhoCell } from './cells.tsx';

/** The features of the table besides showing rows. */
export const features = tableFeatures({ rowSelectionFeature });

const helper = createColumnHelper<typeof features, EnquiryLine>();

const select = helper.display({
  id: 'select',
  header: ({ table }) => (
    <label className={styles.box}>
      <span className="visuallyHidden">{messages.list.selectAll}</span>
      <input
        type="checkbox"
        checked={table.getIsAllRowsSelected()}
        onChange={table.getToggleAllRowsSelectedHandler()}
      />
    </label>
  ),
  cell: ({ row }) => (
    <label className={styles.box}>
      <span className="visuallyHidden">
        {fill(messages.list.select, { name: row.original.name })}
      </span>
      <input
        type="checkbox"
        checked={row.getIsSelected()}
        disabled={!row.getCanSelect()}
        onChange={row.getToggleSelectedHandler()}
      />
    </label>
  ),
});
const who = helper.display({
  id: 'who',
  header: messages.list.who,
  cell: ({ row }) => <WhoCell line={row.original} />,
});
const what = helper.display({
  id: 'what',
  header: messages.list.what,
  cell: ({ row }) => <WhatCell line={row.original} />,
});
const arrived = helper.display({
  id: 'arrived',
  header: messages.list.arrived,
  cell: ({ row }) => <ArrivedCell line={row.original} />,
});
const answer = helper.display({
  id: 'answer',
  header: messages.list.answer,
  cell: ({ row }) => <AnswerCell line={row.original} />,
});
const by = helper.display({
  id: 'by',
  header: messages.list.by,
  cell: ({ row }) => <ByCell line={row.original} />,
});
const session = helper.display({
  id: 'session',
  header: messages.list.time,
  cell: ({ row }) => <SessionCell line={row.original} />,
});

/** The columns of the list. */
export const columns = helper.columns([select, who, what, arrived, answer, by]);
/** The columns of the list of sessions, which stands under their days. */
export const sessionColumns = helper.columns([select, session, who, what, by]);
