import { listGroup, listItem } from '../../features/lists/facets.ts';
import type { FiguresPage } from '../../schemas/figures/figures-page.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import type { PageClaims } from './claim.ts';
import styles from './Ledger.module.css';

export interface LedgerPageProps extends PageClaims {
  columns: FiguresPage['ledger']['columns'];
  messages: Messages;
}

/** A page in the address of the list: `/services/audit` is `services-audit`, the home page `home`. */
export const pageSlug = (path: string) => path.slice(1).replaceAll('/', '-') || 'home';

/**
 * The figures of one page as rows below its name. On a phone a row is a block, and its cells say what they are. Nobody
 * counted a sample and no time was measured, which the meaning of its status says once.
 */
export function LedgerPage({ name, path, claims, columns, messages }: LedgerPageProps) {
  return (
    <tbody {...listGroup({ page: pageSlug(path) })}>
      <tr className={styles.page}>
        <th scope="rowgroup" colSpan={Object.keys(columns).length}>
          <a href={path}>{name}</a>
        </th>
      </tr>
      {claims.map(({ figure, label, status, period, basis, source, counted, date }) => (
        <tr key={`${label} ${figure}`} {...listItem('', { status })}>
          <td>{figure}</td>
          <td>{label}</td>
          <td>{messages.figureStatus[status]}</td>
          <td data-label={columns.period}>{status === 'sample' ? '' : period}</td>
          <td data-label={columns.basis}>{[source, basis].filter(Boolean).join('. ')}</td>
          <td data-label={columns.counted}>{status === 'sample' ? '' : counted}</td>
          <td data-label={columns.date}>{date}</td>
        </tr>
      ))}
    </tbody>
  );
}
