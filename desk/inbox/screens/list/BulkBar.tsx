import messages from 'virtual:messages';
import { fill } from '@falaj/contract/fill.ts';
import { useMyself } from '../../app/company.ts';
import { useChange } from '../../data/queries.ts';
import { AssigneeChoice } from '../../parts/AssigneeChoice.tsx';
import { ErrorNotice } from '../../parts/ErrorNotice.tsx';
import { Press } from '../../parts/Press.tsx';
import { SnoozeChoice } from '../../parts/SnoozeChoice.tsx';
import styles from './BulkBar.module.css';

interface BulkBarProps {
  /** The enquiries that are selected. */
  ids: string[];
  onDone: () => void;
}

/** What can be done with several enquiries at once. */
export function BulkBar({ ids, onDone }: BulkBarProps) {
  const { account } = useMyself();
  const { mutateAsync, error, isPending } = useChange();
  const act = (change: Omit<Parameters<typeof mutateAsync>[0], 'ids'>) => () =>
    // The promise ends the selection, because this bar disappears once none of the enquiries is shown any more.
    void mutateAsync({ ids, ...change }).then(onDone, () => undefined);
  return (
    <section className={styles.bar} data-theme="dusk" aria-label={messages.list.bulk}>
      <p role="status">{fill(messages.list.selected, { n: ids.length })}</p>
      <Press busy={isPending} onPress={act({ assignee: account.id })} shortcut="a">
        {messages.act.assignMe}
      </Press>
      <Press busy={isPending} onPress={act({ status: 'closed' })} shortcut="c">
        {messages.act.close}
      </Press>
      <Press busy={isPending} onPress={act({ status: 'open' })}>
        {messages.act.open}
      </Press>
      <Press busy={isPending} onPress={act({ suspect: true })} shortcut="!">
        {messages.act.suspect}
      </Press>
      <Press busy={isPending} onPress={act({ suspect: false })}>
        {messages.act.trust}
      </Press>
      <AssigneeChoice onAssign={(assignee) => act({ assignee })()} />
      <SnoozeChoice onSnooze={(snoozedUntil) => act({ snoozedUntil })()} />
      <Press kind="plain" onPress={onDone}>
        {messages.act.clear}
      </Press>
      <ErrorNotice error={error} />
    </section>
  );
}
