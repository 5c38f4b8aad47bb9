import type { CaseStudiesContent, CaseStudy } from '../../../schemas/offer/case-study.ts';
import type { OfferGroup } from '../../../schemas/offer/offer.ts';
import type { Messages } from '../../../schemas/site/messages.ts';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { Disclosure } from '../../../ui/Disclosure/Disclosure.tsx';
import { FigureStatus } from '../../../ui/FigureStatus/FigureStatus.tsx';
import { Picture } from '../../../ui/Picture/Picture.tsx';
import type { PictureData } from '../../../ui/Picture/picture-data.ts';
import { Results } from '../../../ui/Results/Results.tsx';
import { Tags } from '../../../ui/Tags/Tags.tsx';
import { chooseStudies, firstResult } from '../case-studies.ts';
import styles from './CaseStudies.module.css';

export interface CaseStudiesProps extends Omit<CaseStudiesContent, 'picture'> {
  picture: PictureData;
  /** The group of the offer, which decides the side of the picture. */
  group: OfferGroup;
  messages: Messages;
}

interface StoryProps {
  study: CaseStudy;
  messages: Messages;
}

/** Challenge and solution of a study. */
function Story({ study, messages }: StoryProps) {
  return (
    <>
      <p>
        <strong>{messages.challenge}.</strong> {study.challenge}
      </p>
      <p>
        <strong>{messages.solution}.</strong> {study.solution}
      </p>
    </>
  );
}

/** A study below the featured one, which opens its story and its first two results. */
function OtherStudy({ study, messages }: StoryProps) {
  return (
    <li>
      <article id={`case-${study.id}`}>
        <Disclosure
          summary={<h3 className={styles.name}>{study.title}</h3>}
          summaryClassName={styles.summary}
        >
          <div className={styles.fold}>
            <p>
              {study.company} · {study.industry}
            </p>
            <Story study={study} messages={messages} />
            <Results results={study.results} place="card" messages={messages} />
            <div>
              <FigureStatus status={study.status} isNamed messages={messages} />
            </div>
          </div>
        </Disclosure>
      </article>
    </li>
  );
}

/**
 * One picture, one quote and one result of the featured study; its story, up to three other studies and a link to all of
 * them, where the page gives one, stand below (docs/site-rules.md#case-studies).
 */
export function CaseStudies(props: CaseStudiesProps) {
  const { title, intro, items, viewAllLink, picture, group, messages } = props;
  const { featured, others } = chooseStudies(items);
  if (!featured) return null;
  const { testimonial, industry } = featured;
  const quote = testimonial?.quote ?? testimonial?.text;
  const [result, rest] = firstResult(featured.results);
  return (
    <section
      id="case-studies"
      className={styles.case}
      data-group={group}
      data-theme="dusk"
      aria-labelledby="case-studies-title"
    >
      <Picture picture={picture} className={styles.picture} />
      <div className={styles.inner}>
        <article id={`case-${featured.id}`} className={styles.featured}>
          <Badge kind="lead">{messages.featuredSuccess}</Badge>
          <h2 id="case-studies-title" className={quote ? 'visuallyHidden' : styles.quote}>
            {title}
          </h2>
          {intro && <p className={styles.who}>{intro}</p>}
          {quote && <blockquote className={styles.quote}>{quote}</blockquote>}
          <p className={styles.who}>
            {testimonial && (
              <>
                {messages.choices[testimonial.author]} · {testimonial.position ?? testimonial.role}{' '}
                ·{' '}
              </>
            )}
            <span>
              {industry}
              <FigureStatus status={featured.status} messages={messages} />
            </span>
          </p>
          {result && (
            <p className={styles.result}>
              {result.value && <strong>{result.value}</strong>}
              <span>
                {result.text}
                {result.description && <> · {result.description}</>}
              </span>
            </p>
          )}
          <Disclosure
            summary={`${messages.challenge} · ${messages.solution}`}
            className={styles.first}
            summaryClassName={styles.summary}
          >
            <div className={styles.fold}>
              <h3 className={styles.name}>{featured.title}</h3>
              <p>{featured.company}</p>
              <Story study={featured} messages={messages} />
              {(rest.length > 0 || featured.metrics) && (
                <Results
                  results={rest as CaseStudy['results']}
                  metrics={featured.metrics}
                  place="featured"
                  messages={messages}
                />
              )}
              <Tags label={industry} items={featured.tags} />
            </div>
          </Disclosure>
        </article>
        {others.length > 0 && (
          <ul>
            {others.map((study) => (
              <OtherStudy key={study.id} study={study} messages={messages} />
            ))}
          </ul>
        )}
        {viewAllLink && (
          <p className={styles.all}>
            <a href={viewAllLink}>{messages.viewAll}</a>
          </p>
        )}
      </div>
    </section>
  );
}
