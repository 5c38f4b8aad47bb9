import type { FaqContent } from '../../schemas/offer/faq.ts';
import { Band } from '../../ui/Band/Band.tsx';
import { HeadBeside } from '../../ui/HeadBeside/HeadBeside.tsx';
import { QuestionList } from '../../ui/QuestionList/QuestionList.tsx';

export type FaqProps = FaqContent;

/** Questions and answers in a band of their own. */
export function Faq({ title, intro, items }: FaqProps) {
  return (
    <Band id="questions" labelledBy="questions-title">
      <HeadBeside id="questions-title" title={title} intro={intro}>
        <QuestionList items={items} />
      </HeadBeside>
    </Band>
  );
}
