import type { FiguresPage } from '../../schemas/figures/figures-page.ts';
import type { Words } from '../../schemas/site/words.ts';
import { Band } from '../../ui/Band/Band.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';
import type { PageClaims } from './claim.ts';
import styles from './Ledger.module.css';
import { LedgerTable } from './LedgerTable.tsx';

export type LedgerProps = Omit<FiguresPage['ledger'], 'timeline'> & {
  pages: PageClaims[];
  /** Address of the same list as JSON. */
  href: string;
  words: Words;
};

/** Every figure of the site, a table for each page (docs/site-rules.md#figures). */
export function Ledger({ title, intro, columns, file, href, pages, words }: LedgerProps) {
  return (
    <Band id="ledger" labelledBy="ledger-title">
      <SectionHead id="ledger-title" title={title} intro={intro} />
      <p>
        <a href={href} className={styles.file}>
          {file}
        </a>
      </p>
      <div className={styles.pages}>
        {pages.map((page) => (
          <LedgerTable key={page.path} {...page} columns={columns} words={words} />
        ))}
      </div>
    </Band>
  );
}
