import { type Choice, Choices } from '../../features/lists/Choices/Choices.tsx';
import type { Messages } from '../../schemas/site/messages.ts';
import { ArticleCard, type ArticleSummary } from '../../ui/ArticleCard/ArticleCard.tsx';
import { PageHead } from '../../ui/PageHead/PageHead.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './Shelf.module.css';

export interface ShelfProps {
  /** The page of all articles. */
  crumb: { text: string; href: string };
  title: string;
  description: string;
  categories: Choice[];
  items: ArticleSummary[];
  feeds: { text: string; href: string }[];
  messages: Messages;
}

/** The articles of one category on a page of its own. */
export function Shelf(props: ShelfProps) {
  const { crumb, title, description, categories, items, feeds, messages } = props;
  const wayBack = (
    <p className={styles.back}>
      <a className={styles.crumb} href={crumb.href}>
        {crumb.text}
      </a>
    </p>
  );
  return (
    <>
      <PageHead
        above={wayBack}
        title={title}
        lead={description}
        furrows={items.map(({ minutes }) => minutes)}
      />
      <Section>
        <Choices name="category" label={messages.categories} items={categories} />
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.href}>
              <ArticleCard {...item} level="h2" messages={messages} />
            </li>
          ))}
        </ul>
        <ul className={styles.feeds}>
          {feeds.map(({ text, href }) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
