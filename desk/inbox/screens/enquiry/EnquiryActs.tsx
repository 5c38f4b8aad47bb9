import messages from 'virtual:messages';
import type { EnquiryLine } from '../../../staff/api-types.ts';
import { mayAnswer, useMyself } from '../../app/company.ts';
import { useChange } from '../../data/queries.ts';
import { useNow } from '../../data/use-now.ts';
import styles from '../../parts/Acts.module.css';
import { AssigneeChoice } from '../../parts/AssigneeChoice.tsx';
import { ErrorNotice } from '../../parts/ErrorNotice.tsx';
import { Press } from '../../parts/Press.tsx';
import { SnoozeChoice } from '../../parts/SnoozeChoice.tsx';

/** Who answers, until when it sleeps, and whether it is done. */
export function EnquiryActs({ line }: { line: EnquiryLine }) {
  const me = useMyself();
  const now = useNow();
  const { mutate, error, isPending } = useChange();
  if (!mayAnswer(me)) return null;
  const change = (part: Omit<Parameters<typeof mutate>[0], 'ids'>) =>
    mutate({ ids: [line.id], ...part });
  const isAsleep = line.snoozedUntil !== null && line.snoozedUntil > now;
  const isDone = line.status === 'closed' || line.status === 'answered';
  return (
    <section className={styles.acts} aria-label={messages.act.title}>
      <div className={styles.choices}>
        <AssigneeChoice value={line.assignee} onAssign={(assignee) => change({ assignee })} />
        {!isDone && !isAsleep && (
          <SnoozeChoice onSnooze={(snoozedUntil) => change({ snoozedUntil })} />
        )}
      </div>
      <div className={styles.buttons}>
        {isAsleep && (
          <Press onPress={() => change({ snoozedUntil: null })}>{messages.act.wake}</Press>
        )}
        {line.assignee !== me.account.id && (
          <Press busy={isPending} onPress={() => change({ assignee: me.account.id })} shortcut="a">
            {messages.act.take}
          </Press>
        )}
        {isDone ? (
          <Press busy={isPending} onPress={() => change({ status: 'open' })}>
            {messages.act.open}
          </Press>
        ) : (
          <Press busy={isPending} onPress={() => change({ status: 'closed' })} shortcut="c">
            {messages.act.close}
          </Press>
        )}
        <Press busy={isPending} onPress={() => change({ suspect: !line.suspect })} shortcut="!">
          {line.suspect ? messages.act.trust : messages.act.suspect}
        </Press>
      </div>
      <ErrorNotice error={error} />
    </section>
  );
}
