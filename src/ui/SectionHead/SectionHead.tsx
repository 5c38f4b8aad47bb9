import styles from './SectionHead.module.css';

export interface SectionHeadProps {
  /** Id of the heading, by which the band can be labelled. */
  id?: string | undefined;
  /** The claim. */
  title: string;
  /** One sentence beside the claim. */
  intro?: string | undefined;
  /** Whether the claim is smaller and the sentence below it, for a head beside something else. */
  isNarrow?: boolean | undefined;
}

/** The head of a band: a claim over seven columns and a sentence over five (docs/site-rules.md#look). */
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
