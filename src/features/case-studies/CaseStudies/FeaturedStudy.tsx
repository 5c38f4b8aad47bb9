import type { Messages } from '../../../schemas/site/messages.ts';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { Disclosure } from '../../../ui/Disclosure/Disclosure.tsx';
import { FigureStatus } from '../../../ui/FigureStatus/FigureStatus.tsx';
import { Picture } from '../../../ui/Picture/Picture.tsx';
import { Quote } from '../../../ui/Quote/Quote.tsx';
import { Results } from '../../../ui/Results/Results.tsx';
import { Tags } from '../../../ui/Tags/Tags.tsx';
import type { ReadyStudy } from '../case-studies.ts';
import styles from './FeaturedStudy.module.css';
import { StudyStory } from './StudyStory.tsx';

export type FeaturedStudyProps = ReadyStudy & { messages: Messages };

/** The featured study: the story on plaster, its results on dusk beside it. */
export function FeaturedStudy(props: FeaturedStudyProps) {
  const { id, title, company, industry, challenge, solution, picture, testimonial, messages } =
    props;
  return (
    <article
      id={`case-${id}`}
      className={styles.study}
      data-theme="plaster"
      aria-labelledby={`case-${id}-title`}
    >
      <div className={styles.story}>
        <Badge kind="lead">{messages.featuredSuccess}</Badge>
        <h3 id={`case-${id}-title`} className={styles.title}>
          {title}
        </h3>
        <p className={styles.company}>
          {company} · {industry}
          <FigureStatus status={props.status} messages={messages} />
        </p>
        {testimonial && <Quote {...testimonial} messages={messages} />}
        <Disclosure
          onPhone
          summary={`${messages.challenge} · ${messages.solution}`}
          className={styles.more}
        >
          <StudyStory challenge={challenge} solution={solution} messages={messages} />
          <Tags label={industry} items={props.tags} />
        </Disclosure>
      </div>
      <div className={styles.results} data-theme="dusk">
        {picture && <Picture picture={picture} className={styles.picture} />}
        <div className={styles.figures}>
          <h4 className={styles.resultsTitle}>{messages.results}</h4>
          <Results
            results={props.results}
            metrics={props.metrics}
            place="featured"
            messages={messages}
          />
        </div>
      </div>
    </article>
  );
}
