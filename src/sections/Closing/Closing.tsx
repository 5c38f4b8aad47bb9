import type { FigureStatusName } from '../../schemas/figures/figure-status.ts';
import type { BriefContent } from '../../schemas/offer/brief.ts';
import type { ClosingContent } from '../../schemas/offer/closing.ts';
import type { FaqContent } from '../../schemas/offer/faq.ts';
import type { LimitsContent } from '../../schemas/offer/limits.ts';
import type { SocialLink } from '../../schemas/pages/cards.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Disclosure } from '../../ui/Disclosure/Disclosure.tsx';
import { FigureStatus } from '../../ui/FigureStatus/FigureStatus.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { QuestionList } from '../../ui/QuestionList/QuestionList.tsx';
import type { SectionTheme } from '../../ui/Section/Section.tsx';
import styles from './Closing.module.css';

export interface ClosingProps extends Omit<ClosingContent, 'social'> {
  theme?: SectionTheme | undefined;
  /** What the offer costs, in a sentence. */
  price?: { text: string; status: FigureStatusName } | undefined;
  /** The risk sentence again, where site.yaml asks for it beside prices. */
  risk?: string | undefined;
  /** Social links, each in a new tab; empty for none. */
  social: SocialLink[];
  /** What can go wrong, the weightiest first. */
  limits?: LimitsContent | undefined;
  /** What buyers ask. */
  faq?: FaqContent | undefined;
  /** A short paper that a link such as #whitepaper leads to. */
  brief?: BriefContent | undefined;
  /** Pages to read next. */
  related?: { title: string; items: { href: string; text: string }[] } | undefined;
  messages: Messages;
}

/** The limits as folds; where more is said of them stands in the last one. */
const foldsOf = ({ points, call }: LimitsContent) =>
  points.map(({ title, text }, index) => ({
    question: title,
    answer: text,
    call: index === points.length - 1 ? call : undefined,
  }));

/** The last section: the call, and beside it what opens, the limits first, and where to read on. */
export function Closing(props: ClosingProps) {
  const { theme = 'mist', title, intro, price, risk, calls, social, messages } = props;
  const { limits, faq, brief, related } = props;
  return (
    <section
      className={styles.closing}
      data-theme={theme === 'night-2' ? 'dusk' : theme}
      aria-labelledby="closing-title"
    >
      <div className={styles.inner}>
        <div className={styles.call}>
          <h2 id="closing-title" className={styles.title}>
            {title}
          </h2>
          {intro && <p>{intro}</p>}
          {price && (
            <p>
              {price.text}
              <FigureStatus status={price.status} messages={messages} />
            </p>
          )}
          {risk && <p>{risk}</p>}
          <div className={styles.calls}>
            {calls.map((call, index) => (
              <Button
                key={call.text}
                kind={index === 0 ? 'primary' : 'outline'}
                href={call.href}
                newTabHint={messages.newTab}
              >
                {call.text}
              </Button>
            ))}
          </div>
          {social.length > 0 && (
            <ul className={styles.line} aria-label={messages.social}>
              {social.map(({ id, url, label }) => (
                <li key={id}>
                  <Link href={url} newTabHint={messages.newTab}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
        {(limits || faq || brief || related) && (
          <div className={styles.folds}>
            {limits && (
              <section id="limits" aria-labelledby="limits-title">
                <h3 id="limits-title">{limits.title}</h3>
                {limits.intro && <p>{limits.intro}</p>}
                <QuestionList items={foldsOf(limits)} isNested />
              </section>
            )}
            {faq && (
              <section id="questions" aria-labelledby="questions-title">
                <h3 id="questions-title">{faq.title}</h3>
                {faq.intro && <p>{faq.intro}</p>}
                <QuestionList items={faq.items} isNested />
              </section>
            )}
            {brief && (
              <section id={brief.id} className={styles.brief} aria-labelledby={`${brief.id}-title`}>
                <Disclosure
                  summary={<h3 id={`${brief.id}-title`}>{brief.title}</h3>}
                  summaryClassName={styles.summary}
                >
                  {brief.intro && <p>{brief.intro}</p>}
                  <dl>
                    {brief.points.map((point) => (
                      <div key={point.title}>
                        <dt>{point.title}</dt>
                        <dd>{point.text}</dd>
                      </div>
                    ))}
                  </dl>
                </Disclosure>
              </section>
            )}
            {related && (
              <nav className={styles.related} aria-labelledby="related-title">
                <span id="related-title">{related.title}</span>
                <ul className={styles.line}>
                  {related.items.map(({ href, text }) => (
                    <li key={href}>
                      <a href={href}>{text}</a>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
          </div>
        )}
      </div>
    </section>
  );
}
