import type { Call } from '../../schemas/shared/call.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import { BenefitList } from '../../ui/BenefitList/BenefitList.tsx';
import { Disclosure } from '../../ui/Disclosure/Disclosure.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { Section, type SectionTheme } from '../../ui/Section/Section.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';
import { Tags } from '../../ui/Tags/Tags.tsx';
import { useTitleId } from '../../ui/use-title-id.ts';
import folds from './ItemFold.module.css';
import styles from './ListSection.module.css';

/** What an item says once it is opened. */
export interface ItemDetails {
  text?: string | undefined;
  points?: string[] | undefined;
  /** Short words such as token standards, and what they are. */
  tags?: { label: string; items: string[] } | undefined;
  calls?: Call[] | undefined;
}

/** An item of a list: a claim and one sentence. What more there is to say is in its fold. */
export interface ListItem {
  title: string;
  /** Where the title leads. */
  href?: string | undefined;
  /** A figure before the title, such as a length of time. */
  figure?: string | undefined;
  /** A few words after the title, such as weeks. */
  terms?: string | undefined;
  text?: string | undefined;
  /** Quieter words after the sentence, such as examples. */
  examples?: string | undefined;
  call?: Call | undefined;
  details?: ItemDetails | undefined;
}

export interface ListSectionProps {
  /** Anchor of the section. */
  id: string;
  title: string;
  intro?: string | undefined;
  theme?: SectionTheme | undefined;
  /** Columns on a wide screen. */
  columns?: 2 | 3 | 4;
  /** What lies over each item: a line of water, a thin rule or nothing. */
  rule?: 'water' | 'line' | 'none';
  /** Whether the claim stands beside the list. */
  isBeside?: boolean;
  /** What opens the details of an item. */
  summary?: string | undefined;
  items: ListItem[];
  /** Further names by group, below the list. */
  words?: { title: string; items: { group: string; items: string[] }[] };
  /** A quiet sentence below the list, and where it leads. */
  note?: string | undefined;
  call?: Call | undefined;
  messages: Pick<Messages, 'newTab'>;
}

/** What is in the fold of an item. */
function Details({ text, points, tags, calls = [], newTab }: ItemDetails & { newTab: string }) {
  return (
    <div className={folds.inside}>
      {text && <p>{text}</p>}
      {points && <BenefitList items={points} />}
      {tags && <Tags label={tags.label} items={tags.items} />}
      {calls.map((call) => (
        <p key={call.href}>
          <Link href={call.href} newTabHint={newTab}>
            {call.text}
          </Link>
        </p>
      ))}
    </div>
  );
}

/** One item. With details, all that shows of it opens them: one target with one meaning. */
function Item({ item, summary, newTab }: { item: ListItem; summary: string; newTab: string }) {
  const { title, href, figure, terms, text, examples, call, details } = item;
  const id = useTitleId();
  // A summary may hold headings and phrases, no paragraphs (HTML Standard, The summary element).
  const Line = details ? 'span' : 'p';
  const head = (
    <>
      {figure && <Line className={styles.figure}>{figure}</Line>}
      <h3 id={id}>{href ? <a href={href}>{title}</a> : title}</h3>
      {terms && <Line className={styles.terms}>{terms}</Line>}
      {text && <Line className={`${styles.text} ${folds.sentence}`}>{text}</Line>}
      {examples && <Line className={styles.examples}>{examples}</Line>}
    </>
  );
  if (!details)
    return (
      <>
        {head}
        {call && (
          <p className={styles.call}>
            <Link href={call.href} newTabHint={newTab}>
              {call.text}
            </Link>
          </p>
        )}
      </>
    );
  const closed = (
    <>
      {head}
      <span className={folds.opens}>{summary}</span>
    </>
  );
  return (
    <Disclosure summary={closed} summaryClassName={folds.summary}>
      <Details {...details} newTab={newTab} />
    </Disclosure>
  );
}

/** A section that is a list: a claim, then items with a claim and a sentence each. */
export function ListSection(props: ListSectionProps) {
  const { id, title, intro, theme, columns = 3, rule = 'line', isBeside, summary = '' } = props;
  const { items, words, note, call, messages } = props;
  const classes = [styles.list, rule !== 'none' && styles[rule], styles[`of${columns}`]];
  return (
    <Section id={id} theme={theme} labelledBy={`${id}-title`}>
      <div className={isBeside ? styles.beside : undefined}>
        <SectionHead id={`${id}-title`} title={title} intro={intro} isNarrow={isBeside} />
        <ul className={classes.filter(Boolean).join(' ')}>
          {items.map((item) => (
            <li key={item.title}>
              <Item item={item} summary={summary} newTab={messages.newTab} />
            </li>
          ))}
        </ul>
      </div>
      {words && (
        <>
          <h3 className={styles.wordsTitle}>{words.title}</h3>
          <dl className={styles.words}>
            {words.items.map(({ group, items: names }) => (
              <div key={group}>
                <dt>{group}</dt>
                {names.map((name) => (
                  <dd key={name}>{name}</dd>
                ))}
              </div>
            ))}
          </dl>
        </>
      )}
      {note && (
        <p className={styles.note}>
          {note} {call && <a href={call.href}>{call.text}</a>}
        </p>
      )}
    </Section>
  );
}
