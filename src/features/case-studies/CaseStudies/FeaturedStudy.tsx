import type { Words } from '../../../schemas/site/words.ts';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { StudyStatus } from '../../../ui/FigureStatus/StudyStatus.tsx';
import { Fold } from '../../../ui/Fold/Fold.tsx';
import { Picture } from '../../../ui/Picture/Picture.tsx';
import { Quote } from '../../../ui/Quote/Quote.tsx';
import { Results } from '../../../ui/Results/Results.tsx';
import { Tags } from '../../../ui/Tags/Tags.tsx';
import type { ReadyStudy } from '../case-studies.ts';
import styles from './FeaturedStudy.module.css';
import { StudyStory } from './StudyStory.tsx';

export type FeaturedStudyProps = ReadyStudy & { words: Words };

/** The featured study: the story on plaster, its results on dusk beside it. */
export function FeaturedStudy(props: FeaturedStudyProps) {
  const { id, title, company, industry, challenge, solution, picture, testimonial, words } = props;
  return (
    <article
      id={`case-${id}`}
      className={styles.study}
      data-theme="plaster"
      aria-labelledby={`case-${id}-title`}
    >
      <div className={styles.story}>
        <Badge kind="lead">{words.featuredSuccess}</Badge>
        <h3 id={`case-${id}-title`} className={styles.title}>
          {title}
        </h3>
        <p className={styles.company}>
          {company} · {industry}
          {'\u00a0'}· <StudyStatus status={props.status} words={words} />
        </p>
        {testimonial && <Quote {...testimonial} words={words} />}
        <Fold onPhone summary={`${words.challenge} · ${words.solution}`} className={styles.more}>
          <StudyStory challenge={challenge} solution={solution} words={words} />
          <Tags label={industry} items={props.tags} />
        </Fold>
      </div>
      <div className={styles.results} data-theme="dusk">
        {picture && <Picture picture={picture} className={styles.picture} />}
        <div className={styles.figures}>
          <h4 className={styles.resultsTitle}>{words.results}</h4>
          <Results results={props.results} metrics={props.metrics} place="featured" words={words} />
        </div>
      </div>
    </article>
  );
}
