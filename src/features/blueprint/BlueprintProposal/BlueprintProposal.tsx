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
  messages,
  questions,
  pages,
  locale,
  url,
}: BlueprintProposalProps) {
  const { modules, approvals, drivers, cautions, plan, tracks, answers } = blueprint;
  const risk = rules.assets.find(({ id }) => id === answers.asset)?.risk ?? 'full';
  const lists = { pages, messages };
  return (
    <div className={styles.proposal} id="proposal" tabIndex={-1}>
      <header className={styles.head}>
        <h3>{fill(messages.title, { asset: blueprint.asset })}</h3>
        <p data-print="hide">{sayAnswers(blueprint, messages, rules.labels)}</p>
        <AnswerList {...{ blueprint, rules, messages, locale, questions }} />
        {url && (
          <p className={styles.again}>
            <a href={url}>{messages.again}</a>
          </p>
        )}
        <p className={styles.risk}>{messages.risk[risk]}</p>
      </header>
      <PlanFacts blueprint={blueprint} messages={messages} locale={locale} />
      <section aria-labelledby="gantt-title" className={styles.part}>
        <h3 id="gantt-title">{messages.gantt.title}</h3>
        <p className={styles.quiet}>
          {messages.gantt.intro} {messages.estimate}
        </p>
        <Gantt plan={plan} reasons={tracks} messages={messages.gantt} locale={locale} />
      </section>
      <Structure structure={blueprint.structure} {...lists} />
      <div className={styles.disclosures}>
        <RuleLines
          title={messages.parts.approvals}
          intro={messages.intros.approvals}
          lines={approvals}
          isSequence
          pages={pages}
        />
        <RuleLines
          title={messages.parts.modules}
          intro={messages.intros.modules}
          lines={modules}
          pages={pages}
        />
        <Papers blueprint={blueprint} {...lists} />
        <Registers blueprint={blueprint} messages={messages} />
        <RuleLines
          title={messages.parts.drivers}
          intro={messages.intros.drivers}
          lines={drivers}
          pages={pages}
        />
        <RuleLines
          title={messages.parts.cautions}
          intro={messages.intros.cautions}
          lines={cautions}
          pages={pages}
        />
      </div>
    </div>
  );
}
