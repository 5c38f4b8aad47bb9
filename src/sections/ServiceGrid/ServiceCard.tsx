import { formatDuration } from '../../lib/duration.ts';
import type { ServiceCardContent } from '../../schemas/pages/service-card.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import { BenefitList } from '../../ui/BenefitList/BenefitList.tsx';
import { CardLink } from '../../ui/CardLink/CardLink.tsx';
import { Disclosure } from '../../ui/Disclosure/Disclosure.tsx';
import { Tags } from '../../ui/Tags/Tags.tsx';
import { useTitleId } from '../../ui/use-title-id.ts';
import type { CommonScale } from './common-scale.ts';
import { ServiceBar } from './ServiceBar.tsx';
import styles from './ServiceCard.module.css';

export type ServiceCardProps = ServiceCardContent & {
  /** The extent of its bar on the ruler that all cards share. */
  reach?: ReturnType<CommonScale['reach']> | undefined;
  messages: Messages;
};

/**
 * A service: what it is, its token standards, how long it takes and how demanding it is. On a phone its
 * deliverables collapse.
 */
export function ServiceCard(props: ServiceCardProps) {
  const { title, description, features, protocols, timeline, complexity, href, reach, messages } =
    props;
  const id = useTitleId();
  return (
    <article className={styles.card} aria-labelledby={id}>
      <h3 id={id}>
        <CardLink className={styles.link} href={href}>
          {title}
        </CardLink>
      </h3>
      <p className={styles.description}>{description}</p>
      <Disclosure summary={messages.received} onPhone summaryClassName={styles.summary}>
        <BenefitList items={features} wide />
      </Disclosure>
      {reach && <ServiceBar {...reach} />}
      <p className={styles.foot}>
        <span>{formatDuration(timeline, messages.ongoing, messages.language)}</span>
        <span>{messages.choices[complexity]}</span>
      </p>
      <Tags label={messages.protocols} items={protocols} />
    </article>
  );
}
