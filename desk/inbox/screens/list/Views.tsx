import words from 'virtual:words';
import { type ListView, VIEWS } from '../../../staff/views.ts';
import { useFigures } from '../../data/queries.ts';
import { listPath } from '../../data/route.ts';
import { A } from '../../parts/A.tsx';
import styles from './Views.module.css';

/** The view of a query. */
export const viewOf = (query: string): ListView => {
  const named = new URLSearchParams(query).get('view');
  return VIEWS.find((view) => view === named) ?? 'todo';
};

/** The views of the list, the first two with their numbers. */
export function Views({ query }: { query: string }) {
  const { data } = useFigures();
  const current = viewOf(query);
  const counts: Partial<Record<ListView, number | undefined>> = {
    todo: data?.todo,
    late: data?.overdue,
  };
  return (
    <nav className={styles.views} aria-label={words.views.title}>
      {VIEWS.map((view) => (
        <A
          key={view}
          to={listPath(view === 'todo' ? '' : `view=${view}`)}
          aria-current={view === current ? 'page' : undefined}
          data-late={view === 'late' && Boolean(counts.late)}
        >
          {words.views[view]}
          {counts[view] !== undefined && <span className={styles.count}>{counts[view]}</span>}
        </A>
      ))}
    </nav>
  );
}
