import type { OfferGroup } from '../../schemas/offer/offer.ts';
import type { ProblemSolutionContent } from '../../schemas/offer/problem-solution.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import { Section, type SectionTheme } from '../../ui/Section/Section.tsx';
import styles from './ProblemSolution.module.css';

export interface ProblemSolutionProps extends ProblemSolutionContent {
  /** The group of the offer, which decides the look. */
  group: OfferGroup;
  theme: SectionTheme;
  messages: Messages;
}

/** Every problem with its impact, beside the solution and its benefit; one markup for the looks of all groups. */
export function ProblemSolution(props: ProblemSolutionProps) {
  const { title, intro, problems, transition, solutions, group, theme, messages } = props;
  const unseen = (word: string) => <span className="visuallyHidden">{word}: </span>;
  return (
    <Section id="problems" theme={theme} labelledBy="problems-title">
      <div className={styles.block} data-group={group}>
        <div className={styles.head}>
          <h2 id="problems-title">{title}</h2>
          {intro && <p>{intro}</p>}
          <p>{transition}</p>
        </div>
        <ul className={styles.pairs} aria-label={messages.problemsAndSolutions}>
          {problems.map((problem, index) => {
            const solution = solutions[index];
            return (
              <li key={problem.title} className={styles.pair}>
                <div className={styles.problem}>
                  <h3>
                    {unseen(messages.problem)}
                    <span>{problem.title}</span>
                  </h3>
                  <p>{problem.description}</p>
                  <p className={styles.impact}>
                    {unseen(messages.impact)}
                    {problem.impact}
                  </p>
                </div>
                <i className={styles.gate} aria-hidden="true" />
                <div className={styles.solution}>
                  <h3>
                    {unseen(messages.solution)}
                    {solution?.title}
                  </h3>
                  <p>{solution?.description}</p>
                  <p className={styles.benefit}>
                    {unseen(messages.benefit)}
                    {solution?.benefit}
                  </p>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </Section>
  );
}
