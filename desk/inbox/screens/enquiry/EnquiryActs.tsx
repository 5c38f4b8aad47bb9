import words from 'virtual:words';
import type { EnquiryLine } from '../../../staff/wire.ts';
import { mayAnswer, useMyself } from '../../app/company.ts';
import { useChange } from '../../data/queries.ts';
import { snoozeTimes } from '../../data/times.ts';
import { useNow } from '../../data/use-now.ts';
import control from '../../parts/Control.module.css';
import { Fault } from '../../parts/Fault.tsx';
import { Press } from '../../parts/Press.tsx';
import styles from './EnquiryActs.module.css';

/** Who answers, until when it sleeps, and whether it is done. */
export function EnquiryActs({ line }: { line: EnquiryLine }) {
  const me = useMyself();
  const now = useNow();
  const { mutate, error, isPending } = useChange();
  const times = snoozeTimes(now, me.zone);
  if (!mayAnswer(me)) return null;
  const change = (part: Omit<Parameters<typeof mutate>[0], 'ids'>) =>
    mutate({ ids: [line.id], ...part });
  const isAsleep = line.snoozedUntil !== null && line.snoozedUntil > now;
  const isDone = line.status === 'closed' || line.status === 'answered';
  const helpers = me.staff.filter(({ role, open }) => open && role !== 'reader');
  return (
    <section className={styles.acts} aria-label={words.act.title}>
      <label className={control.label}>
        {words.list.by}
        <select
          className={control.control}
          value={line.assignee ?? ''}
          onChange={({ target }) => change({ assignee: target.value || null })}
        >
          <option value="">{words.list.nobody}</option>
          {helpers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {!isDone && !isAsleep && (
        <label className={control.label}>
          {words.act.snoozeUntil}
          <select
            className={control.control}
            value=""
            onChange={({ target }) => change({ snoozedUntil: Number(target.value) })}
          >
            <option value="">–</option>
            <option value={times.tomorrow}>{words.act.tomorrow}</option>
            <option value={times.nextWeek}>{words.act.nextWeek}</option>
            <option value={times.inWeeks}>{words.act.inWeeks}</option>
          </select>
        </label>
      )}
      <div className={styles.buttons}>
        {isAsleep && <Press onPress={() => change({ snoozedUntil: null })}>{words.act.wake}</Press>}
        {line.assignee !== me.account.id && (
          <Press busy={isPending} onPress={() => change({ assignee: me.account.id })} shortcut="a">
            {words.act.take}
          </Press>
        )}
        {isDone ? (
          <Press busy={isPending} onPress={() => change({ status: 'open' })}>
            {words.act.open}
          </Press>
        ) : (
          <Press busy={isPending} onPress={() => change({ status: 'closed' })} shortcut="c">
            {words.act.close}
          </Press>
        )}
        <Press busy={isPending} onPress={() => change({ suspect: !line.suspect })} shortcut="!">
          {line.suspect ? words.act.trust : words.act.suspect}
        </Press>
      </div>
      <Fault error={error} />
    </section>
  );
}
