import { type Facet, Filter } from '../../features/lists/Filter/Filter.tsx';
import { FilterList } from '../../features/lists/Filter/FilterList.tsx';
import { FilterCount } from '../../features/lists/FilterCount/FilterCount.tsx';
import type { ListParts } from '../../features/lists/list-parts.ts';
import { slugOf } from '../../lib/slug.ts';
import { part } from '../../runtime/elements/part.ts';
import type { DocumentationPage } from '../../schemas/pages/resources.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';
import { CategoryCard, type ReadyCategory } from './CategoryCard.tsx';
import styles from './Library.module.css';

export interface LibraryProps
  extends Omit<DocumentationPage['library'], 'categories'>,
    Pick<DocumentationPage, 'search'> {
  categories: ReadyCategory[];
  /** The lists of values to narrow by, in the words of the items. */
  types: readonly string[];
  difficulties: readonly string[];
  messages: Messages;
}

const options = (names: readonly string[]) =>
  names.map((label) => ({ value: slugOf(label), label }));

/** The documentation: search, three filters and the items of its categories. */
export function Library(props: LibraryProps) {
  const { title, intro, search, categories, types, difficulties, messages } = props;
  const facets: Facet[] = [
    {
      name: 'category',
      label: messages.category,
      all: messages.allCategories,
      options: categories.map(({ id, title: label }) => ({ value: id, label })),
    },
    { name: 'type', label: messages.type, all: messages.allTypes, options: options(types) },
    {
      name: 'difficulty',
      label: messages.difficulty,
      all: messages.allLevels,
      options: options(difficulties),
    },
  ];
  return (
    <Section id="library" labelledBy="library-title">
      <SectionHead id="library-title" title={title} intro={intro} />
      <FilterList
        kind="document"
        messages={{ none: messages.noDocument, some: messages.documentCount }}
      >
        <Filter list="documents" {...search} facets={facets} messages={messages} />
        <FilterCount className={styles.count} />
        <div id="documents" className={styles.categories} {...part<ListParts>('list')}>
          {categories.map((category) => (
            <CategoryCard key={category.id} {...category} levels={difficulties} />
          ))}
        </div>
      </FilterList>
    </Section>
  );
}
