import {
  QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type {
  EnquiryPage,
  EnquiryWhole,
  Figures,
  Me,
  NewsState,
  OutboxState,
  OwnKeys,
  SessionLine,
  StaffState,
} from '../../staff/api-types.ts';
import type { EnquiryChange } from '../../staff/requests.ts';
import { isBySession } from '../../staff/views.ts';
import { ask, whyOf } from './api.ts';
import { viewOf } from './route.ts';

/** The cache of the desk's answers, kept for the session only. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => whyOf(error) === 'away' && failures < 3,
    },
  },
});

// When the session has ended, whichever request notices it leads to signing in.
queryClient.getQueryCache().subscribe(({ query }) => {
  const isOut = query.state.error && whyOf(query.state.error) === 'sign-in';
  if (isOut && query.queryKey[0] !== 'me') shut();
});

/** Empties the cache and leads to signing in. */
export function shut(): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' });
  queryClient.setQueryData(['me'], null);
}

const reading = <Answer>(key: unknown[], path: string) => ({
  queryKey: key,
  queryFn: () => ask<Answer>('GET', path),
});

/** The signed-in account; null where nobody is signed in. */
export const useMe = () =>
  useQuery<Me | null>({
    queryKey: ['me'],
    queryFn: () =>
      ask<Me>('GET', '/me').catch((error) => {
        if (whyOf(error) === 'sign-in') return null;
        throw error;
      }),
  });

const isByDay = (query: string) => isBySession(viewOf(query));

/** The enquiries that a filter finds, page by page. */
export const useEnquiries = (query: string) =>
  useInfiniteQuery({
    queryKey: ['list', query],
    queryFn: ({ pageParam }) => {
      const filter = Object.fromEntries(new URLSearchParams(query));
      const before = pageParam && { before: pageParam };
      return ask<EnquiryPage>('POST', '/enquiries/search', { ...filter, ...before });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // Until the answer is there, the lines of before stay, but never under the days of sessions.
    placeholderData: (before, asked) =>
      isByDay(`${asked?.queryKey[1] ?? ''}`) === isByDay(query) ? before : undefined,
  });

/** One enquiry. */
export const useEnquiry = (id: string) =>
  useQuery(reading<EnquiryWhole>(['enquiry', id], `/enquiries/${encodeURIComponent(id)}`));
/** The figures of the weeks. */
export const useFigures = () => useQuery(reading<Figures>(['figures'], '/figures'));
/** The countries in the filter. */
export const useCountries = () => useQuery(reading<string[]>(['countries'], '/countries'));
/** E-mails that have not been sent. */
export const useOutbox = () => useQuery(reading<OutboxState>(['outbox'], '/outbox'));
/** The signed-in person's passkeys and recovery codes. */
export const useKeys = () => useQuery(reading<OwnKeys>(['keys'], '/keys'));
/** The signed-in person's sessions. */
export const useSessions = () => useQuery(reading<SessionLine[]>(['sessions'], '/sessions'));
/** The newsletter's subscribers and issues, for owners. */
export const useNews = () => useQuery(reading<NewsState>(['news'], '/news'));
/** Accounts and invitations, for owners. */
export const useStaff = () => useQuery(reading<StaffState>(['staff'], '/staff'));

/** Sends a change to the desk, then fetches again what it may have changed. */
export function useAct<Input, Answer = void>(
  act: (input: Input) => Promise<Answer>,
  ...changed: string[]
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onError: (error) => whyOf(error) === 'sign-in' && shut(),
    onSettled: () =>
      Promise.all(changed.map((key) => client.invalidateQueries({ queryKey: [key] }))),
  });
}

/** Changes enquiries. */
export const useChange = () =>
  useAct(
    ({ ids, ...change }: { ids: string[] } & EnquiryChange) =>
      ask<{ changed: number }>('POST', '/enquiries/bulk', { ids, ...change }),
    'list',
    'enquiry',
    'figures',
  );

/** The free times to which the session of an enquiry can be moved, fetched each time they are asked for. */
export const useFreeTimes = (id: string, isAsked: boolean) =>
  useQuery({
    ...reading<number[]>(['times', id], `/enquiries/${encodeURIComponent(id)}/times`),
    enabled: isAsked,
    staleTime: 0,
  });

/** Moves or cancels the session of an enquiry. */
export const useBookingChange = (id: string) =>
  useAct(
    (change: { start: number | null; seen: number }) =>
      ask<void>('POST', `/enquiries/${encodeURIComponent(id)}/booking`, change),
    'list',
    'enquiry',
    'figures',
    'times',
    'outbox',
  );
