import messages from 'virtual:messages';
import { fill } from '@falaj/contract/fill.ts';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { EnquiryLine } from '../../../staff/api-types.ts';
import { isBySession } from '../../../staff/views.ts';
import { useMyself } from '../../app/company.ts';
import { announce } from '../../data/announcement.ts';
import { useEnquiries } from '../../data/queries.ts';
import { useHash, useRemember, viewOf, viewPath } from '../../data/route.ts';
import { useArrival } from '../../data/use-arrival.ts';
import { ErrorNotice } from '../../parts/ErrorNotice.tsx';
import { Press } from '../../parts/Press.tsx';
import { EnquiryList } from './EnquiryList.tsx';
import { FiguresSection } from './FiguresSection.tsx';
import { Filters } from './Filters.tsx';
import styles from './ListScreen.module.css';
import { SaveTable } from './SaveTable.tsx';
import { Views } from './Views.tsx';

/** The list of enquiries that a filter finds, under the figures of the weeks. */
export function ListScreen() {
  const query = useHash();
  useRemember({ query });
  const { data, error, fetchNextPage, hasNextPage, isFetchingNextPage, isPlaceholderData } =
    useEnquiries(query);
  const { account } = useMyself();
  const view = viewOf(query);
  useArrival();
  const lines = data?.pages.flatMap(({ items }) => items) ?? [];
  const newest = lines.reduce<EnquiryLine | undefined>(
    (last, line) => (last && last.receivedAt >= line.receivedAt ? last : line),
    undefined,
  );
  const known = useRef({ query, at: newest?.receivedAt ?? 0 });
  useEffect(() => {
    if (!newest || isPlaceholderData) return;
    const isSame = known.current.query === query && known.current.at > 0;
    if (isSame && newest.receivedAt > known.current.at) {
      announce(fill(messages.list.arrivedNow, { name: newest.name }));
    }
    known.current = { query, at: newest.receivedAt };
  }, [newest, query, isPlaceholderData]);
  return (
    <div className={styles.screen}>
      <Views query={query} />
      <div className={styles.list}>
        <FiguresSection title={messages.views[view]} />
        <Filters key={view} query={query} />
        {isBySession(view) && (
          <Link to={viewPath(view === 'earlier' ? 'sessions' : 'earlier')}>
            {view === 'earlier' ? messages.list.toAhead : messages.views.earlier}
          </Link>
        )}
        <ErrorNotice error={error} />
        {data && <EnquiryList lines={lines} query={query} />}
        {account.role === 'owner' && lines.length > 0 && <SaveTable query={query} />}
        {hasNextPage && (
          <Press busy={isFetchingNextPage} onPress={() => void fetchNextPage()}>
            {view === 'sessions' ? messages.list.later : messages.list.more}
          </Press>
        )}
      </div>
    </div>
  );
}
