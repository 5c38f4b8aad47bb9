import type { Root } from 'hast';
import type { Messages } from '../../schemas/site/messages.ts';
import { PageHead } from '../../ui/PageHead/PageHead.tsx';
import { Prose } from '../../ui/Prose/Prose.tsx';
import { Contents, type ContentsProps } from './Contents.tsx';
import { chaptersOf, partLengths } from './chapters.ts';
import styles from './Reading.module.css';
import { ReadingFoot, type ReadingFootProps } from './ReadingFoot.tsx';
import { Takeaways } from './Takeaways.tsx';
import { type FigureData, TextFigure } from './TextFigure.tsx';

export interface ReadingProps
  extends Pick<ContentsProps, 'headings'>,
    Omit<ReadingFootProps, 'messages' | 'title'> {
  /** The pages above this one, nearest last. */
  crumbs: { text: string; href: string }[];
  title: string;
  /** One or two sentences under the headline. */
  lead: string;
  /** Who wrote it, when, how long it takes: short facts in one line. */
  facts: string[];
  /** What a reader keeps, a sentence each. */
  takeaways?: string[] | undefined;
  tree: Root;
  /** The figures that the text refers to. */
  figures?: FigureData[] | undefined;
  /** Whether it is a notice, whose headlines stand beside their text. */
  isNotice?: boolean | undefined;
  messages: Messages;
}

/** A page of text: an article, an entry of the documentation or a legal notice. */
export function Reading(props: ReadingProps) {
  const { crumbs, title, lead, facts, takeaways, messages } = props;
  const { tree, figures, headings, isNotice } = props;
  const wayBack = (
    <nav className={styles.crumbs} aria-label={messages.breadcrumbs}>
      <ol>
        {crumbs.map(({ text, href }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
  const drawn = (figures ?? []).map((figure) => [
    figure.id,
    <TextFigure key={figure.id} {...figure} id={`figure-${figure.id}`} messages={messages} />,
  ]);
  const text = {
    figures: Object.fromEntries(drawn),
    messages: { ...messages, code: messages.codeExample },
  };
  return (
    <article aria-labelledby="reading-title">
      <PageHead
        above={wayBack}
        title={title}
        titleId="reading-title"
        size="small"
        lead={lead}
        furrows={partLengths(tree)}
      >
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </PageHead>
      <div className={styles.columns}>
        <Contents headings={headings} title={messages.onThisPage} />
        <div className={styles.body}>
          {takeaways && <Takeaways title={messages.takeaways} items={takeaways} />}
          {chaptersOf(tree).map(({ id, tree: chapter }, index) => (
            <Prose
              key={id ?? ''}
              {...text}
              id={id}
              tree={chapter}
              isLater={index > 0}
              hasHeadBeside={isNotice}
            />
          ))}
          <ReadingFoot {...props} />
        </div>
      </div>
    </article>
  );
}
