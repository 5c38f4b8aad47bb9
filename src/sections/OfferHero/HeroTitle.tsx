import { Badge } from '../../ui/Badge/Badge.tsx';
import styles from './HeroTitle.module.css';
import { splitTitle } from './split-title.ts';

export interface HeroTitleProps {
  /** The badge above the headline. */
  subtitle?: string | undefined;
  /** The headline; what stands before its colon is the name, what follows it the claim. */
  title: string;
}

/**
 * The badge and the headline in two sizes: the name of the offer, and its claim. The words are those of the title; its
 * colon is for screen readers, since a line break stands in its place.
 */
export function HeroTitle({ subtitle, title }: HeroTitleProps) {
  const { name, claim } = splitTitle(title);
  return (
    <>
      {subtitle && <Badge kind="lead">{subtitle}</Badge>}
      <h1 className={styles.title}>
        {name && (
          <span className={styles.name}>
            {name}
            <span className={styles.colon}>: </span>
          </span>
        )}
        <span className={name && styles.claim}>{claim}</span>
      </h1>
    </>
  );
}
