import styles from './SectionHead.module.css';

export interface SectionHeadProps {
  /** Id of the heading, so that the band can be named by it. */
  id?: string | undefined;
  /** The claim. */
  title: string;
  /** One sentence beside the claim. */
  intro?: string | undefined;
  /** A smaller claim with its sentence below, for a head beside something else. */
  isNarrow?: boolean | undefined;
}

/** The head of a band: seven columns of claim, five of one sentence (docs/site-rules.md#look). */
export function SectionHead({ id, title, intro, isNarrow }: SectionHeadProps) {
  return (
    <div className={isNarrow ? styles.narrow : styles.head}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {intro && <p className={styles.intro}>{intro}</p>}
    </div>
  );
}
