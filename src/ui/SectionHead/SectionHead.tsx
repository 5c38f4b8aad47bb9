import styles from './SectionHead.module.css';

export interface SectionHeadProps {
  /** Id of the heading, by which the section can be labelled. */
  id?: string | undefined;
  /** The claim. */
  title: string;
  /** One sentence beside the claim. */
  intro?: string | undefined;
  /** Whether the claim is smaller and the sentence below it, for a head beside something else. */
  isNarrow?: boolean | undefined;
  /** Whether claim and sentence take a line each, so that a tool begins right below them. */
  isLine?: boolean | undefined;
}

/** The head of a section: a claim over seven columns and a sentence over five (docs/site-rules.md#look). */
export function SectionHead({ id, title, intro, isNarrow, isLine }: SectionHeadProps) {
  const kind = isLine ? styles.line : isNarrow ? styles.narrow : styles.head;
  return (
    <div className={kind}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {intro && <p className={styles.intro}>{intro}</p>}
    </div>
  );
}
