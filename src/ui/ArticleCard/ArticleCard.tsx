import { fill } from '@falaj/contract/fill.ts';
import type { Article } from '../../schemas/library/article.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import { CardLink } from '../CardLink/CardLink.tsx';
import { Picture } from '../Picture/Picture.tsx';
import type { PictureData } from '../Picture/picture-data.ts';
import { type TagLink, TagLinks } from '../TagLinks/TagLinks.tsx';
import { useTitleId } from '../use-title-id.ts';
import styles from './ArticleCard.module.css';
import water from './WaterFoot.module.css';

/** What a card shows of an article. */
export interface ArticleSummary extends Pick<Article, 'title' | 'excerpt' | 'author' | 'category'> {
  href: string;
  /** Its picture; the alternative text is empty, since the headline says what the article is about. */
  picture: PictureData;
  tags: TagLink[];
  /** Day of publication, for machines (ISO 8601) and for readers. */
  date: string;
  day: string;
  minutes: number;
}

export type ArticleCardProps = ArticleSummary & {
  level: 'h2' | 'h3';
  messages: Pick<Messages, 'minutes' | 'tags' | 'articlesOn'>;
};

/** The summary of an article. A click anywhere on the card follows the link of its heading, except on the tags. */
export function ArticleCard(props: ArticleCardProps) {
  const { title, excerpt, author, category, tags, href, date, day, minutes } = props;
  const { level: Heading, picture, messages } = props;
  const id = useTitleId();
  return (
    <article className={styles.card} aria-labelledby={id}>
      <Picture picture={picture} className={`${styles.picture} ${water.foot}`} />
      <p className={styles.facts}>
        <span className={styles.category}>{category}</span>
        <time dateTime={date}>{day}</time>
      </p>
      <Heading id={id} className={styles.title}>
        <CardLink href={href}>{title}</CardLink>
      </Heading>
      <p className={styles.excerpt}>{excerpt}</p>
      <p className={styles.facts}>
        <span>{author}</span>
        <span>{fill(messages.minutes, { n: minutes })}</span>
      </p>
      <TagLinks items={tags} messages={messages} />
    </article>
  );
}
