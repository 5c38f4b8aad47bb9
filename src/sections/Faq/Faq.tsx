import type { FaqContent } from '../../schemas/offer/faq.ts';
import { HeadBeside } from '../../ui/HeadBeside/HeadBeside.tsx';
import { QuestionList } from '../../ui/QuestionList/QuestionList.tsx';
import { Section } from '../../ui/Section/Section.tsx';

export type FaqProps = FaqContent;

/** Questions and answers in a section of their own. */
export function Faq({ title, intro, items }: FaqProps) {
  return (
    <Section id="questions" labelledBy="questions-title">
      <HeadBeside id="questions-title" title={title} intro={intro}>
        <QuestionList items={items} />
      </HeadBeside>
    </Section>
  );
}
