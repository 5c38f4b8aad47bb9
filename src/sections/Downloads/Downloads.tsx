import { fill } from '@falaj/contract/fill.ts';
import type { Download } from '../../schemas/library/download.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Disclosure } from '../../ui/Disclosure/Disclosure.tsx';
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
  messages: Messages;
}

/** Files to download, each with version, date and checksum; on a phone they lie in a row. */
export function Downloads({ title, intro, items, messages }: DownloadsProps) {
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
                {item.type} · {item.size} · {fill(messages.version, { version: item.version })} ·{' '}
                <span>{item.day}</span>
              </p>
              <div className={styles.foot}>
                <Button kind="solid" href={item.href} download>
                  {messages.download} <span className="visuallyHidden">{item.title}</span>
                </Button>
                <Disclosure summary={messages.checksum}>
                  <code className={styles.sum}>{item.sha256}</code>
                </Disclosure>
              </div>
            </li>
          ))}
        </ul>
      </SnapRow>
    </Section>
  );
}
