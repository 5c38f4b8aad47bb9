import { fill } from '@falaj/contract/fill.ts';
import type { Root } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import code from './Code.module.css';
import styles from './Prose.module.css';
import scroll from './Scroll.module.css';
import notes from './SideNotes.module.css';
import table from './Table.module.css';

export interface ProseProps {
  /** Its anchor, where it is a chapter of a longer text. */
  id?: string | undefined;
  /** The parsed Markdown (content/read/markdown.ts). */
  tree: Root;
  /**
   * Names for screen readers of tables and blocks of code that scroll sideways and, for texts with notes, of
   * the links to note `{n}` and back.
   */
  messages: { table: string; code: string; note?: string; noteBack?: string };
  /** The components that replace references to figures, by the figures' ids (content/read/text-figures.ts). */
  figures?: Readonly<Record<string, ReactNode>> | undefined;
  /** Whether it is laid out after the first frames (runtime/lay-sections.ts). */
  isLater?: boolean;
  /** Whether its headline stands beside the text where the page has room, as in a law. */
  hasHeadBeside?: boolean | undefined;
}

const TABLE = `${scroll.scroll} ${table.table}`;
const CODE = `${scroll.scroll} ${code.code}`;

/** Where a name in code may break: after an underscore, a full stop, or a bracket that is not closed at once. */
const SEAM = /(?<=[_.]|\((?!\)))(?=.)/;

/** Code within a line may break at these places; a block of code keeps its lines. */
function Code({ children, className }: ComponentPropsWithoutRef<'code'>) {
  const isLine = typeof children === 'string' && !children.includes('\n');
  const parts = isLine ? children.split(SEAM) : [children];
  return (
    <code className={className}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}

/** Long text for reading: headings, lists, tables, code, notes and figures from Markdown. */
export function Prose(props: ProseProps) {
  const { id, tree, messages, figures = {}, isLater, hasHeadBeside } = props;
  const labels: Record<string, string | undefined> = {
    'doc-noteref': messages.note,
    'doc-backlink': messages.noteBack,
  };
  const components = {
    a: ({ children, ...link }: ComponentPropsWithoutRef<'a'>) => {
      const label = labels[link.role ?? ''];
      const named = label && { 'aria-label': fill(label, { n: String(children) }) };
      return (
        <a {...link} {...named}>
          {children}
        </a>
      );
    },
    aside: (note: ComponentPropsWithoutRef<'aside'>) => <aside {...note} className={notes.note} />,
    figure: ({ id = '' }: ComponentPropsWithoutRef<'figure'>) =>
      figures[id.replace(/^figure-/, '')],
    code: Code,
    pre: ({ children }: ComponentPropsWithoutRef<'pre'>) => (
      <scroll-area className={CODE} role="group" aria-label={messages.code} tabIndex={0}>
        <pre>{children}</pre>
      </scroll-area>
    ),
    table: ({ children }: ComponentPropsWithoutRef<'table'>) => (
      <scroll-area className={TABLE} role="group" aria-label={messages.table} tabIndex={0}>
        <table>{children}</table>
      </scroll-area>
    ),
  };
  return (
    <div
      id={id}
      className={hasHeadBeside ? `${styles.prose} ${styles.beside}` : styles.prose}
      data-later={isLater || undefined}
    >
      {toJsxRuntime(tree, { Fragment, jsx, jsxs, components })}
    </div>
  );
}
