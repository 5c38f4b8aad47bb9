import messages from 'virtual:messages';
import { fill } from '@falaj/contract/fill.ts';
import { Link } from 'wouter';
import { mayAnswer, useClock, useMyself } from '../../app/company.ts';
import { api, type OutboxLine } from '../../data/api.ts';
import { useAct, useOutbox } from '../../data/queries.ts';
import { enquiryPath } from '../../data/route.ts';
import { sayShort } from '../../data/times.ts';
import { ErrorNotice } from '../../parts/ErrorNotice.tsx';
import { Line, Lines } from '../../parts/Lines.tsx';
import { Press } from '../../parts/Press.tsx';
import { Part } from './Part.tsx';

/** How many lines are shown at first; failed ones come first. */
const FEW = 8;

/** What has not been sent, and why. */
export function Outbox() {
  const me = useMyself();
  const clock = useClock();
  const { data } = useOutbox();
  const retry = useAct(
    (id: string) => api.outbox[':id'].retry.$post({ param: { id } }),
    'outbox',
    'enquiry',
  );
  const retryAll = useAct(() => api.outbox.retry.$post(), 'outbox', 'enquiry');
  const { settings, mail } = messages;
  const items = data?.items ?? [];
  const stateOf = ({ state, attempts, dueAt, error }: OutboxLine) =>
    [
      mail[state],
      attempts > 0 && fill(mail.tries, { n: attempts }),
      state === 'waiting' && attempts > 0 && fill(mail.next, { time: sayShort(dueAt, clock) }),
      error,
    ]
      .filter(Boolean)
      .join(' · ');
  const lineOf = (item: OutboxLine) => (
    <Line
      key={item.id}
      title={
        item.enquiryId ? (
          <Link to={enquiryPath(item.enquiryId)}>
            <bdi>{item.subject}</bdi>
          </Link>
        ) : (
          <bdi>{item.subject}</bdi>
        )
      }
      text={
        <>
          {item.channel === 'webhook' && `${mail.webhook} · `}
          <bdi>{item.to}</bdi> · {stateOf(item)}
        </>
      }
    >
      {item.state === 'dead' && mayAnswer(me) && (
        <Press busy={retry.isPending} onPress={() => retry.mutate(item.id)}>
          {settings.retry}
        </Press>
      )}
    </Line>
  );
  return (
    <Part id="outbox" title={settings.outbox} text={settings.outboxText}>
      {data && !data.smtp && <p>{messages.shell.noSmtp}</p>}
      {data?.items.length === 0 && <p>{settings.outboxEmpty}</p>}
      {data && data.dead > 1 && mayAnswer(me) && (
        <Press busy={retryAll.isPending} onPress={() => retryAll.mutate()}>
          {fill(settings.retryAll, { n: data.dead })}
        </Press>
      )}
      <Lines>{items.slice(0, FEW).map(lineOf)}</Lines>
      {items.length > FEW && (
        <details>
          <summary>{fill(settings.outboxMore, { n: items.length - FEW })}</summary>
          <Lines>{items.slice(FEW).map(lineOf)}</Lines>
        </details>
      )}
      <ErrorNotice error={retry.error ?? retryAll.error} />
    </Part>
  );
}
