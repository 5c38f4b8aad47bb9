import type { ProblemSolutionContent } from '../../schemas/problem-solution.ts';
import type { Words } from '../../schemas/words.ts';
import { Band } from '../../ui/Band/Band.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { Channel } from '../../ui/Channel/Channel.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';
import styles from './ProblemSolution.module.css';

export type ProblemSolutionProps = ProblemSolutionContent & { words: Words };

interface ItemProps {
  title: string;
  description: string;
  /** The last line: what it costs, or what it brings. */
  outcome: string;
  /** What the last line is, for screen readers. */
  outcomeLabel: string;
  mood?: 'dusk' | undefined;
}

function Item({ title, description, outcome, outcomeLabel, mood }: ItemProps) {
  return (
    <li>
      <Card mood={mood}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.description}>{description}</p>
        <p className={mood ? styles.benefit : styles.impact}>
          <span className="visuallyHidden">{outcomeLabel}: </span>
          {outcome}
        </p>
      </Card>
    </li>
  );
}

/** Problems flow into one channel that divides into solutions. */
export function ProblemSolution(props: ProblemSolutionProps) {
  const { title, intro, problems, transition, solutions, words } = props;
  return (
    <Band id="problems" mood="plaster-2" labelledBy="problems-title">
      <SectionHead id="problems-title" title={title} intro={intro} />
      <div className={styles.flow}>
        <ul className={styles.list} aria-label={words.problemsLabel}>
          {problems.map(({ impact, ...item }) => (
            <Item key={item.title} {...item} outcome={impact} outcomeLabel={words.impact} />
          ))}
        </ul>
        <div className={styles.middle}>
          <Channel from={problems.length} to={solutions.length} />
          <p className={styles.transition}>{transition}</p>
        </div>
        <ul className={styles.list} aria-label={words.solutionsLabel}>
          {solutions.map(({ benefit, ...item }) => (
            <Item
              key={item.title}
              {...item}
              outcome={benefit}
              outcomeLabel={words.benefit}
              mood="dusk"
            />
          ))}
        </ul>
      </div>
    </Band>
  );
}
