import type { BriefContent } from '../../schemas/offer/brief.ts';
import type { FaqContent } from '../../schemas/offer/faq.ts';
import type { LimitsContent } from '../../schemas/offer/limits.ts';
import { Points } from '../../ui/Points/Points.tsx';
import { QuestionList } from '../../ui/QuestionList/QuestionList.tsx';
import { Section, type SectionTheme } from '../../ui/Section/Section.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';
import styles from './Limits.module.css';

export interface LimitsProps extends LimitsContent {
  /** The theme of the section, different from those of its neighbours. */
  theme?: SectionTheme | undefined;
  /** The risk line; given where a price, a minimum or a yield is on the page. */
  risk?: string | undefined;
  /** What buyers ask. */
  faq: FaqContent;
  /** A short paper that a link such as #whitepaper leads to. */
  brief?: BriefContent | undefined;
}

/**
 * The one section of a page that says what the offer does not do and what can go wrong
 * (docs/site-rules.md#limits), beside the questions and the paper of the page.
 */
export function Limits({ theme, title, intro, points, call, risk, faq, brief }: LimitsProps) {
  return (
    <Section theme={theme}>
      <div className={styles.parts}>
        <section id="limits" aria-labelledby="limits-title">
          <SectionHead id="limits-title" title={title} intro={intro} isNarrow />
          <div>
            <Points items={points} isCaution isGrid />
            {call && (
              <p className={styles.more}>
                <a href={call.href}>{call.text}</a>
              </p>
            )}
            {risk && <p className={styles.risk}>{risk}</p>}
          </div>
        </section>
        <section id="questions" aria-labelledby="questions-title">
          <SectionHead id="questions-title" title={faq.title} intro={faq.intro} isNarrow />
          <QuestionList items={faq.items} />
        </section>
        {brief && (
          <section id={brief.id} className={styles.brief} aria-labelledby={`${brief.id}-title`}>
            <SectionHead
              id={`${brief.id}-title`}
              title={brief.title}
              intro={brief.intro}
              isNarrow
            />
            <QuestionList
              items={brief.points.map(({ title, text }) => ({ question: title, answer: text }))}
            />
          </section>
        )}
      </div>
    </Section>
  );
}
