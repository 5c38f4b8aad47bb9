import { fill } from '@falaj/contract/fill.ts';
import { Gantt } from '../Gantt/Gantt.tsx';
import { sayAnswers } from '../say.ts';
import { AnswerList, type AnswerListProps } from './AnswerList.tsx';
import styles from './BlueprintProposal.module.css';
import { Papers } from './Papers.tsx';
import { PlanFacts } from './PlanFacts.tsx';
import { Registers } from './Registers.tsx';
import { RuleLines } from './RuleLines.tsx';
import { Structure } from './Structure.tsx';

export interface BlueprintProposalProps extends AnswerListProps {
  /** Names of pages by their addresses. */
  pages: Record<string, string>;
  /** Address of the plan, which is a link in a saved document; the worked example has none of its own. */
  url?: string;
}

/** The whole proposal: structure, steps on dates, approvals, rules, papers, costs, and what to read first. */
export function BlueprintProposal({
  blueprint,
  rules,
  words,
  questions,
  pages,
  locale,
  url,
}: BlueprintProposalProps) {
  const { modules, approvals, drivers, cautions, plan, tracks, answers } = blueprint;
  const risk = rules.assets.find(({ id }) => id === answers.asset)?.risk ?? 'full';
  const lists = { pages, words };
  return (
    <div className={styles.proposal} id="proposal" tabIndex={-1}>
      <header className={styles.head}>
        <h3>{fill(words.title, { asset: blueprint.asset })}</h3>
        <p data-print="hide">{sayAnswers(blueprint, words, rules.labels)}</p>
        <AnswerList {...{ blueprint, rules, words, locale, questions }} />
        {url && (
          <p className={styles.again}>
            <a href={url}>{words.again}</a>
          </p>
        )}
        <p className={styles.risk}>{words.risk[risk]}</p>
      </header>
      <PlanFacts blueprint={blueprint} words={words} locale={locale} />
      <section aria-labelledby="gantt-title" className={styles.part}>
        <h3 id="gantt-title">{words.gantt.title}</h3>
        <p className={styles.quiet}>
          {words.gantt.intro} {words.estimate}
        </p>
        <Gantt plan={plan} reasons={tracks} words={words.gantt} locale={locale} />
      </section>
      <Structure structure={blueprint.structure} {...lists} />
      <div className={styles.folds}>
        <RuleLines
          title={words.parts.approvals}
          intro={words.intros.approvals}
          lines={approvals}
          isSequence
          pages={pages}
        />
        <RuleLines
          title={words.parts.modules}
          intro={words.intros.modules}
          lines={modules}
          pages={pages}
        />
        <Papers blueprint={blueprint} {...lists} />
        <Registers blueprint={blueprint} words={words} />
        <RuleLines
          title={words.parts.drivers}
          intro={words.intros.drivers}
          lines={drivers}
          pages={pages}
        />
        <RuleLines
          title={words.parts.cautions}
          intro={words.intros.cautions}
          lines={cautions}
          pages={pages}
        />
      </div>
    </div>
  );
}
