import { type Choice, Choices } from '../../features/lists/Choices/Choices.tsx';
import { Filter } from '../../features/lists/Filter/Filter.tsx';
import { FilterList } from '../../features/lists/Filter/FilterList.tsx';
import { FilterCount } from '../../features/lists/FilterCount/FilterCount.tsx';
import { listItem } from '../../features/lists/facets.ts';
import type { ListParts } from '../../features/lists/list-parts.ts';
import { slugOf } from '../../lib/slug.ts';
import { part } from '../../runtime/elements/part.ts';
import type { ArticlesContent } from '../../schemas/pages/resources.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import { ArticleCard, type ArticleSummary } from '../../ui/ArticleCard/ArticleCard.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';
import styles from './ArticleList.module.css';
import { ChosenTag } from './ChosenTag.tsx';

/** How many cards are shown at first and added by each press of the button (docs/site-rules.md#blog). */
const STEP = 6;

export interface ArticleListProps extends Omit<ArticlesContent, 'categories' | 'tags'> {
  categories: Choice[];
  featured: ArticleSummary;
  items: ArticleSummary[];
  messages: Messages;
}

const articleItem = ({ href, category, tags }: ArticleSummary) =>
  listItem(href, { category: slugOf(category), tag: tags.map(({ slug }) => slug) });

/** The blog: search, categories, one featured article, cards and a button for more. */
export function ArticleList(props: ArticleListProps) {
  const { title, intro, search, loadMore, categories, featured, items, messages } = props;
  return (
    <Section id="articles" labelledBy="articles-title">
      <SectionHead id="articles-title" title={title} intro={intro} />
      <FilterList
        kind="article"
        first={STEP + 1}
        step={STEP}
        messages={{ none: messages.noArticle, some: messages.articleCount }}
      >
        <div className={styles.controls}>
          <Filter list="articles-list" {...search} messages={messages} />
          <Choices name="category" items={categories} label={messages.categories} />
          <ChosenTag name={messages.tag} clear={messages.allTags} />
          <FilterCount />
        </div>
        <div id="articles-list" className={styles.list} {...part<ListParts>('list')}>
          <div {...articleItem(featured)}>
            <ArticleCard {...featured} level="h3" isFeatured messages={messages} />
          </div>
          {items.map((item) => (
            <div key={item.href} {...articleItem(item)}>
              <ArticleCard {...item} level="h3" messages={messages} />
            </div>
          ))}
        </div>
        <p className={styles.more}>
          <button type="button" className={styles.button} {...part<ListParts>('more')}>
            {loadMore}
          </button>
        </p>
      </FilterList>
    </Section>
  );
}
