import type { FiguresPage } from '../../schemas/figures/figures-page.ts';
import type { Words } from '../../schemas/site/words.ts';
import { Fold } from '../../ui/Fold/Fold.tsx';
import scroll from '../../ui/Prose/Scroll.module.css';
import type { PageClaims } from './claim.ts';
import styles from './Ledger.module.css';

export interface LedgerTableProps extends PageClaims {
  columns: FiguresPage['ledger']['columns'];
  words: Words;
}

/** The figures of one page as a table, folded under the page's name. It scrolls sideways in its own frame. */
export function LedgerTable({ name, path, claims, columns, words }: LedgerTableProps) {
  const id = `figures-of${path.replaceAll('/', '-')}`;
  return (
    <Fold
      className={styles.page}
      summary={<h3 id={id}>{name}</h3>}
      summaryClassName={styles.summary}
    >
      <a href={path} className={styles.file}>
        {path}
      </a>
      <scroll-area className={scroll.scroll} role="group" aria-labelledby={id} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{columns.figure}</th>
              <th scope="col">{columns.label}</th>
              <th scope="col">{columns.status}</th>
              <th scope="col">{columns.period}</th>
              <th scope="col">{columns.basis}</th>
              <th scope="col">{columns.counted}</th>
              <th scope="col">{columns.date}</th>
            </tr>
          </thead>
          <tbody>
            {claims.map(({ figure, label, status, period, basis, source, counted, date }) => (
              <tr key={`${label} ${figure}`}>
                <td>{figure}</td>
                <td>{label}</td>
                <td>{words.figureStatus[status]}</td>
                <td>{period}</td>
                <td>{[source, basis].filter(Boolean).join('. ')}</td>
                <td>{counted}</td>
                <td>
                  <time>{date}</time>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </scroll-area>
    </Fold>
  );
}
