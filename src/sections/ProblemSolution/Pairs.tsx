import type { ReactNode } from 'react';
import type { CloseUp, ProblemSolutionContent } from '../../schemas/problem-solution.ts';
import type { Words } from '../../schemas/words.ts';
import type { PictureData } from '../../ui/Picture/picture-data.ts';
import { SnapRow } from '../../ui/SnapRow/SnapRow.tsx';
import styles from './Pairs.module.css';

/** A place in a picture, in per cent of its width from the left and of its height from the top. */
export type CalloutPlace = CloseUp['places'][number];

/** What every composition draws: the pairs, and what leads from one side to the other. */
export interface Parts extends Pick<ProblemSolutionContent, 'problems' | 'solutions'> {
  /** Left out where it stands beside the claim. */
  transition?: string | undefined;
  /** What an anatomy takes apart, and where its callouts point. */
  closeUp?: { picture: PictureData; places: CalloutPlace[] } | undefined;
  words: Words;
}

export interface PairsProps extends Omit<Parts, 'transition' | 'closeUp'> {
  className?: string | undefined;
  /** The class of each pair. */
  pair?: string | undefined;
  /** Stands before a problem's title; without it only screen readers hear that it is one. */
  label?: string | undefined;
  /** Crosses the titles of the problems out. */
  struck?: boolean | undefined;
  /** Sets the row in which the pairs lie on a phone. */
  area?: string | undefined;
  /** What joins a problem and its solution, for the eye. */
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
    words,
  } = props;
  const unseen = (word: string) => <span className="visuallyHidden">{word}: </span>;
  return (
    <SnapRow labelledBy="problems-title" className={area}>
      <ul className={className} aria-label={words.problemsAndSolutions}>
        {problems.map(({ title, description, impact }, index) => (
          <li key={title} className={pair}>
            <div className={styles.problem}>
              <h3>
                {label ? `${label}: ` : unseen(words.problem)}
                {struck ? <s>{title}</s> : title}
              </h3>
              <p>{description}</p>
              <p className={styles.impact}>
                {unseen(words.impact)}
                {impact}
              </p>
            </div>
            {join}
            <div className={styles.solution}>
              <h3>
                {unseen(words.solution)}
                {solutions[index]?.title}
              </h3>
              <p>{solutions[index]?.description}</p>
              <p className={styles.benefit}>
                {unseen(words.benefit)}
                {solutions[index]?.benefit}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </SnapRow>
  );
}
