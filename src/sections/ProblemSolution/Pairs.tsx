import type { ReactNode } from 'react';
import type { ProblemSolutionContent } from '../../schemas/offer/problem-solution.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import { SnapRow } from '../../ui/SnapRow/SnapRow.tsx';
import styles from './Pairs.module.css';

/** The props of every composition: the pairs, and what leads from one side to the other. */
export interface Parts extends Pick<ProblemSolutionContent, 'problems' | 'solutions'> {
  /** Undefined where the claim shows it. */
  transition?: string | undefined;
  messages: Messages;
}

export interface PairsProps extends Omit<Parts, 'transition'> {
  className?: string | undefined;
  /** The class of each pair. */
  pair?: string | undefined;
  /** Shown before a problem's title; without it only screen readers are told that it is a problem. */
  label?: string | undefined;
  /** Whether the titles of the problems are crossed out. */
  struck?: boolean | undefined;
  /** The class of the row in which the pairs lie on a phone. */
  area?: string | undefined;
  /** Decoration between a problem and its solution. */
  join?: ReactNode;
}

/** Every problem with its description and impact, beside its solution with mechanism and benefit. */
export function Pairs(props: PairsProps) {
  const {
    problems,
    solutions,
    className,
    pair,
    label,
    struck,
    join,
    area = styles.area,
    messages,
  } = props;
  const unseen = (word: string) => <span className="visuallyHidden">{word}: </span>;
  return (
    <SnapRow labelledBy="problems-title" className={area}>
      <ul className={className} aria-label={messages.problemsAndSolutions}>
        {problems.map(({ title, description, impact }, index) => (
          <li key={title} className={pair}>
            <div className={styles.problem}>
              <h3>
                {label ? `${label}: ` : unseen(messages.problem)}
                {struck ? <s>{title}</s> : title}
              </h3>
              <p>{description}</p>
              <p className={styles.impact}>
                {unseen(messages.impact)}
                {impact}
              </p>
            </div>
            {join}
            <div className={styles.solution}>
              <h3>
                {unseen(messages.solution)}
                {solutions[index]?.title}
              </h3>
              <p>{solutions[index]?.description}</p>
              <p className={styles.benefit}>
                {unseen(messages.benefit)}
                {solutions[index]?.benefit}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </SnapRow>
  );
}
