import { fill } from '@falaj/contract/fill.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import type { ArticleSummary } from '../../ui/ArticleCard/ArticleCard.tsx';
import water from '../../ui/ArticleCard/WaterFoot.module.css';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { CardLink } from '../../ui/CardLink/CardLink.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { TagLinks } from '../../ui/TagLinks/TagLinks.tsx';
import { useTitleId } from '../../ui/use-title-id.ts';
import styles from './FeaturedArticle.module.css';

export type FeaturedArticleProps = ArticleSummary & { messages: Messages };

/** The one article that is shown large above the list (docs/site-rules.md#blog). */
export function FeaturedArticle(props: FeaturedArticleProps) {
  const { title, excerpt, author, category, tags, href, date, day, minutes, picture, messages } =
    props;
  const id = useTitleId();
  return (
    <article className={styles.featured} aria-labelledby={id}>
      <Picture picture={picture} className={`${styles.picture} ${water.foot}`} />
      <div className={styles.text}>
        <p>
          <Badge kind="lead">{messages.featuredArticle}</Badge>
        </p>
        <h3 id={id} className={styles.title}>
          <CardLink href={href}>{title}</CardLink>
        </h3>
        <p className={styles.excerpt}>{excerpt}</p>
        <p className={styles.facts}>
          <span>{category}</span>
          <span>{author}</span>
          <time dateTime={date}>{day}</time>
          <span>{fill(messages.minutes, { n: minutes })}</span>
        </p>
        <TagLinks items={tags} messages={messages} />
      </div>
    </article>
  );
}
