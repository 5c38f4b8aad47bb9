import { Filter } from '../../features/lists/Filter/Filter.tsx';
import { FilterList } from '../../features/lists/Filter/FilterList.tsx';
import { FilterCount } from '../../features/lists/FilterCount/FilterCount.tsx';
import type { ListParts } from '../../features/lists/list-parts.ts';
import { part } from '../../runtime/elements/part.ts';
import { FIGURE_STATUSES } from '../../schemas/figures/choices.ts';
import type { FiguresPage } from '../../schemas/figures/figures-page.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';
import type { PageClaims } from './claim.ts';
import styles from './Ledger.module.css';
import { LedgerPage, pageSlug } from './LedgerPage.tsx';

/** How many pages are shown at first where scripts run, and how many figures each press of the button adds. */
const FIRST_PAGES = 3;
const STEP = 60;

export type LedgerProps = Omit<FiguresPage['ledger'], 'timeline'> & {
  pages: PageClaims[];
  /** Address of the same list as JSON. */
  href: string;
  messages: Messages;
};

/** The choices by which the list is narrowed, each with the number of its figures. */
function facetsOf({ pages, filter, messages }: LedgerProps) {
  const claims = pages.flatMap((page) => page.claims);
  return [
    {
      name: 'page' as const,
      label: filter.page,
      all: filter.allPages,
      options: pages.map(({ name, path, claims: own }) => ({
        value: pageSlug(path),
        label: `${name} (${own.length})`,
      })),
    },
    {
      name: 'status' as const,
      label: filter.status,
      all: filter.allStatuses,
      options: FIGURE_STATUSES.map((status) => ({
        value: status,
        label: `${messages.figureStatus[status]} (${claims.filter((claim) => claim.status === status).length})`,
      })),
    },
  ];
}

/** Every figure of the site in one table, narrowed by page and by status (docs/site-rules.md#figures). */
export function Ledger(props: LedgerProps) {
  const { title, intro, columns, file, filter, href, pages, messages } = props;
  const first = pages.slice(0, FIRST_PAGES).flatMap(({ claims }) => claims).length;
  return (
    <Section id="ledger" labelledBy="ledger-title">
      <SectionHead id="ledger-title" title={title} intro={intro} />
      <FilterList first={first} step={STEP} messages={{ none: filter.none, some: filter.count }}>
        <div className={styles.controls}>
          <Filter
            list="figures-list"
            label={filter.label}
            choicesOnly
            facets={facetsOf(props)}
            messages={messages}
          />
          <FilterCount />
          <a href={href} className={styles.file}>
            {file}
          </a>
        </div>
        <table
          id="figures-list"
          className={styles.table}
          aria-labelledby="ledger-title"
          {...part<ListParts>('list')}
        >
          <thead>
            <tr>
              {Object.entries(columns).map(([name, column]) => (
                <th key={name} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          {pages.map((page) => (
            <LedgerPage key={page.path} {...page} columns={columns} messages={messages} />
          ))}
        </table>
        <p className={styles.more}>
          <button type="button" className={styles.button} {...part<ListParts>('more')}>
            {filter.more}
          </button>
        </p>
      </FilterList>
    </Section>
  );
}
