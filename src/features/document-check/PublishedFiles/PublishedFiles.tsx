import { localeOfPath } from '@falaj/contract/locale.ts';
import type { DocumentCheckContent } from '../../../schemas/document-check/document-check.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { SectionHead } from '../../../ui/SectionHead/SectionHead.tsx';
import { KEY, LIST, SIGNATURE } from '../document-list.ts';
import { inGroups } from '../fingerprint.ts';
import { ByHand } from './ByHand.tsx';
import styles from './PublishedFiles.module.css';

export type PublishedFilesProps = DocumentCheckContent['files'] & {
  documents: { file: string; path: string; title: string; size: string; sha256: string }[];
  /** Name of the key that signed the list (RFC 7638). */
  keyId: string;
  isDevelopment: boolean;
};

/** Every published file with its size and checksum, the signed list of them, and how to compare by hand. */
export function PublishedFiles(props: PublishedFilesProps) {
  const { title, intro, columns, documents, keyId, isDevelopment } = props;
  const links = [
    { href: LIST, text: props.list },
    { href: SIGNATURE, text: props.signature },
    { href: KEY, text: props.publicKey },
  ];
  const [beforeKey = '', afterKey = ''] = props.keyName.split('{name}');
  return (
    <Section id="files" theme="plaster" labelledBy="files-title">
      <SectionHead id="files-title" title={title} intro={intro} />
      <ul className={styles.files}>
        {documents.map(({ file, path, title: name, size, sha256 }) => (
          <li key={path} className={styles.file}>
            <div>
              {/* A file has its own language, whatever that of the page. */}
              <h3 className={styles.name} lang={localeOfPath(path)}>
                {name}
              </h3>
              <a className={styles.path} href={path} download>
                <span className="visuallyHidden">{columns.file}: </span>
                {file}
              </a>
            </div>
            <p className={styles.size}>
              <span className="visuallyHidden">{columns.size}: </span>
              {size}
            </p>
            <p>
              <span className={styles.label}>{columns.sha256}</span>
              <code className={styles.digits} dir="ltr">
                {inGroups(sha256)}
              </code>
            </p>
          </li>
        ))}
      </ul>
      <ul className={styles.links}>
        {links.map(({ href, text }) => (
          <li key={href}>
            <a className={styles.link} href={href}>
              {text}
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.key}>
        {beforeKey}
        <code dir="ltr">{keyId}</code>
        {afterKey}
      </p>
      {isDevelopment && <p className={styles.trial}>{props.development}</p>}
      <ByHand byHand={props.byHand} commands={props.commands} compare={props.compare} />
    </Section>
  );
}
