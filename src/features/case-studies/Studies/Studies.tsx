import { fill } from '@falaj/contract/fill.ts';
import { slugOf } from '../../../lib/slug.ts';
import { part } from '../../../runtime/elements/part.ts';
import type { Words } from '../../../schemas/site/words.ts';
import { Band } from '../../../ui/Band/Band.tsx';
import { SectionHead } from '../../../ui/SectionHead/SectionHead.tsx';
import { Choices } from '../../lists/Choices/Choices.tsx';
import { FilterList } from '../../lists/Filter/FilterList.tsx';
import { FilterCount } from '../../lists/FilterCount/FilterCount.tsx';
import { listItem } from '../../lists/facets.ts';
import type { ListParts } from '../../lists/list-parts.ts';
import type { ReadyStudy } from '../case-studies.ts';
import styles from './Studies.module.css';
import { Study } from './Study.tsx';

export interface StudiesProps {
  title: string;
  intro?: string | undefined;
  items: ReadyStudy[];
  words: Words;
}

/** Every case study in full, each at its own anchor; they can be narrowed by industry. */
export function Studies({ title, intro, items, words }: StudiesProps) {
  const industries = [...new Set(items.map(({ industry }) => industry))];
  const choices = [
    { name: words.allIndustries, value: '', href: '?industry=#studies', isCurrent: true },
    ...industries.map((name) => ({
      name,
      label: fill(words.studiesIn, { industry: name }),
      value: slugOf(name),
      href: `#${items.find(({ industry }) => industry === name)?.id}`,
      isCurrent: false,
    })),
  ];
  return (
    <Band id="studies" labelledBy="studies-title">
      <SectionHead id="studies-title" title={title} intro={intro} />
      <FilterList words={{ some: words.studyCount }}>
        <Choices items={choices} name="industry" label={words.industries} />
        <FilterCount className={styles.count} />
        <div className={styles.list} {...part<ListParts>('list')}>
          {items.map((study, place) => (
            <div
              key={study.id}
              {...listItem(`#${study.id}`, { industry: slugOf(study.industry) })}
              className={styles.item}
            >
              <Study {...study} mirrored={place % 2 === 1} words={words} />
            </div>
          ))}
        </div>
      </FilterList>
    </Band>
  );
}
