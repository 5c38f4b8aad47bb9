import messages from 'virtual:messages';
import { type ListView, VIEWS } from '../../../staff/views.ts';
import { useFigures } from '../../data/queries.ts';
import { viewOf, viewPath } from '../../data/route.ts';
import { Tabs } from '../../parts/Tabs.tsx';

/** The tab in which a view stands: earlier sessions are behind those ahead. */
const tabOf = (view: ListView): ListView => (view === 'earlier' ? 'sessions' : view);

/** The views of the list, the first two with their numbers. */
export function Views({ query }: { query: string }) {
  const { data } = useFigures();
  const current = tabOf(viewOf(query));
  const counts: Partial<Record<ListView, number | undefined>> = {
    todo: data?.todo,
    late: data?.overdue,
  };
  const tabs = VIEWS.filter((view) => tabOf(view) === view).map((view) => ({
    to: viewPath(view),
    title: messages.views[view],
    isCurrent: view === current,
    count: counts[view],
    isLate: view === 'late' && Boolean(counts.late),
  }));
  return <Tabs label={messages.views.title} tabs={tabs} isGroove />;
}
