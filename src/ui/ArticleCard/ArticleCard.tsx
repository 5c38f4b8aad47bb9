import { fill } from '@falaj/contract/fill.ts';
import type { Article } from '../../schemas/library/article.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import { Badge } from '../Badge/Badge.tsx';
import { CardLink } from '../CardLink/CardLink.tsx';
import { type TagLink, TagLinks } from '../TagLinks/TagLinks.tsx';
import { useTitleId } from '../use-title-id.ts';
import styles from './ArticleCard.module.css';

/** What a card shows of an article. */
export interface ArticleSummary extends Pick<Article, 'title' | 'excerpt' | 'author' | 'category'> {
  href: string;
  tags: TagLink[];
  /** Day of publication, for machines (ISO 8601) and for readers. */
  date: string;
  day: string;
  minutes: number;
}

export type ArticleCardProps = ArticleSummary & {
  level: 'h2' | 'h3';
  /** Whether it is the one that the blog puts first (docs/site-rules.md#blog). */
  isFeatured?: boolean | undefined;
  messages: Pick<Messages, 'minutes' | 'tags' | 'articlesOn' | 'featuredArticle'>;
};

/** The summary of an article. A click anywhere on the card follows the link of its heading, except on the tags. */
export function ArticleCard(props: ArticleCardProps) {
  const { title, excerpt, author, category, tags, href, date, day, minutes } = props;
  const { level: Heading, isFeatured, messages } = props;
  const id = useTitleId();
  return (
    <article className={styles.card} aria-labelledby={id}>
      <p className={styles.facts}>
        {isFeatured && <Badge kind="lead">{messages.featuredArticle}</Badge>}
        <span className={styles.category}>{category}</span>
        <time dateTime={date}>{day}</time>
        <span>{author}</span>
        <span>{fill(messages.minutes, { n: minutes })}</span>
      </p>
      <Heading id={id} className={isFeatured ? `${styles.title} ${styles.first}` : styles.title}>
        <CardLink href={href}>{title}</CardLink>
      </Heading>
      <p className={styles.excerpt}>{excerpt}</p>
      <TagLinks items={tags} messages={messages} />
    </article>
  );
}
