import {
  QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { parseResponse } from 'hono/client';
import type { Me } from '../../staff/api-types.ts';
import type { EnquiryChange } from '../../staff/requests.ts';
import { isBySession } from '../../staff/views.ts';
import { api, whyOf } from './api.ts';
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

const enquiry = api.enquiries[':id'];

/** The signed-in account; null where nobody is signed in. */
export const useMe = () =>
  useQuery<Me | null>({
    queryKey: ['me'],
    queryFn: () =>
      parseResponse(api.me.$get()).catch((error) => {
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
      return parseResponse(api.enquiries.search.$post({ json: { ...filter, ...before } }));
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // Until the answer is there, the lines of before stay, but never under the days of sessions.
    placeholderData: (before, asked) =>
      isByDay(`${asked?.queryKey[1] ?? ''}`) === isByDay(query) ? before : undefined,
  });

/** One enquiry. */
export const useEnquiry = (id: string) =>
  useQuery({
    queryKey: ['enquiry', id],
    queryFn: () => parseResponse(enquiry.$get({ param: { id } })),
  });
/** The figures of the weeks. */
export const useFigures = () =>
  useQuery({ queryKey: ['figures'], queryFn: () => parseResponse(api.figures.$get()) });
/** What the filters offer. */
export const useFilterValues = () =>
  useQuery({ queryKey: ['filters'], queryFn: () => parseResponse(api.filters.$get()) });
/** Where enquiries come from, in one month or in twelve. */
export const useSources = (month: string) =>
  useQuery({
    queryKey: ['sources', month],
    queryFn: () => parseResponse(api.sources.$post({ json: month ? { month } : {} })),
    placeholderData: (before) => before,
  });
/** E-mails that have not been sent. */
export const useOutbox = () =>
  useQuery({ queryKey: ['outbox'], queryFn: () => parseResponse(api.outbox.$get()) });
/** The signed-in person's passkeys and recovery codes. */
export const useKeys = () =>
  useQuery({ queryKey: ['keys'], queryFn: () => parseResponse(api.keys.$get()) });
/** The signed-in person's sessions. */
export const useSessions = () =>
  useQuery({ queryKey: ['sessions'], queryFn: () => parseResponse(api.sessions.$get()) });
/** The newsletter's subscribers and issues, for owners. */
export const useNews = () =>
  useQuery({ queryKey: ['news'], queryFn: () => parseResponse(api.news.$get()) });
/** Accounts and invitations, for owners. */
export const useStaff = () =>
  useQuery({ queryKey: ['staff'], queryFn: () => parseResponse(api.staff.$get()) });

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
      api.enquiries.bulk.$post({ json: { ids, ...change } }),
    'list',
    'enquiry',
    'figures',
  );

/** The free times to which the session of an enquiry can be moved, fetched each time they are asked for. */
export const useFreeTimes = (id: string, isAsked: boolean) =>
  useQuery({
    queryKey: ['times', id],
    queryFn: () => parseResponse(enquiry.times.$get({ param: { id } })),
    enabled: isAsked,
    staleTime: 0,
  });

/** Moves or cancels the session of an enquiry. */
export const useBookingChange = (id: string) =>
  useAct(
    (json: { start: number | null; seen: number }) =>
      enquiry.booking.$post({ param: { id }, json }),
    'list',
    'enquiry',
    'figures',
    'times',
    'outbox',
  );
