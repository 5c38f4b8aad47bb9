import type { InfiniteData } from '@tanstack/react-query';
import { navigate } from 'wouter/use-browser-location';
import type { EnquiryPage } from '../../../staff/api-types.ts';
import { mayAnswer, useMyself } from '../../app/company.ts';
import { useShortcuts } from '../../data/keyboard.ts';
import { queryClient, useChange } from '../../data/queries.ts';
import { backPath, enquiryPath, lastQuery } from '../../data/route.ts';
import { snoozeTimes } from '../../data/snooze.ts';

/** The enquiry a number of steps further in the list from which this one was opened. */
function neighbour(id: string, step: number): string | undefined {
  const data = queryClient.getQueryData<InfiniteData<EnquiryPage>>(['list', lastQuery()]);
  const ids = data?.pages.flatMap(({ items }) => items.map((item) => item.id)) ?? [];
  const at = ids.indexOf(id);
  return at < 0 ? undefined : ids[at + step];
}

/** Moves the focus to a field once it is there. */
function write(kind: 'answer' | 'note'): void {
  const tabs = document.querySelectorAll<HTMLInputElement>('input[name="kind"]');
  tabs[kind === 'answer' ? 0 : 1]?.click();
  requestAnimationFrame(() => document.getElementById(kind)?.focus());
}

/** The shortcuts of an enquiry's screen. */
export function useEnquiryKeys(id: string): void {
  const me = useMyself();
  const { mutate } = useChange();
  const move = (step: number) => () => {
    const next = neighbour(id, step);
    if (next) navigate(enquiryPath(next));
  };
  const back = () => navigate(backPath());
  useShortcuts({
    j: move(1),
    k: move(-1),
    u: back,
    Escape: back,
    ...(mayAnswer(me) && {
      a: () => mutate({ ids: [id], assignee: me.account.id }),
      c: () => mutate({ ids: [id], status: 'closed' }),
      '!': () => mutate({ ids: [id], suspect: true }),
      s: () => mutate({ ids: [id], snoozedUntil: snoozeTimes(Date.now(), me.hours)[0].until }),
      r: () => write('answer'),
      n: () => write('note'),
    }),
  });
}
