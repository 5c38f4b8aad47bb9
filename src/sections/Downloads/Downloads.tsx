import { fill } from '@falaj/contract/fill.ts';
import type { Download } from '../../schemas/library/download.ts';
import type { Words } from '../../schemas/site/words.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Fold } from '../../ui/Fold/Fold.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';
import { SnapRow } from '../../ui/SnapRow/SnapRow.tsx';
import grid from './DownloadGrid.module.css';
import styles from './Downloads.module.css';

/** A file to download, with its size and checksum. */
export interface ReadyDownload
  extends Pick<Download, 'title' | 'description' | 'type' | 'version'> {
  href: string;
  /** Size as readers see it, such as `184 kB`. */
  size: string;
  day: string;
  /** SHA-256 of the file in hexadecimal (FIPS 180-4). */
  sha256: string;
}

export interface DownloadsProps {
  title: string;
  intro?: string | undefined;
  items: ReadyDownload[];
  words: Words;
}

/** Files to download, each with version, date and checksum; on a phone they lie in a row. */
export function Downloads({ title, intro, items, words }: DownloadsProps) {
  return (
    <Section id="downloads" theme="mist" labelledBy="downloads-title">
      <SectionHead id="downloads-title" title={title} intro={intro} />
      <SnapRow labelledBy="downloads-title" isReached>
        <ul className={grid.list}>
          {items.map((item) => (
            <li key={item.href} className={styles.sheet}>
              <span className={styles.seal} aria-hidden="true">
                {item.type}
              </span>
              <h3 className={styles.title}>{item.title}</h3>
              <p className={styles.description}>{item.description}</p>
              <p className={styles.facts}>
                {item.type} · {item.size} · {fill(words.version, { version: item.version })} ·{' '}
                <span>{item.day}</span>
              </p>
              <div className={styles.foot}>
                <Button kind="solid" href={item.href} download>
                  {words.download} <span className="visuallyHidden">{item.title}</span>
                </Button>
                <Fold summary={words.checksum}>
                  <code className={styles.sum}>{item.sha256}</code>
                </Fold>
              </div>
            </li>
          ))}
        </ul>
      </SnapRow>
    </Section>
  );
}
