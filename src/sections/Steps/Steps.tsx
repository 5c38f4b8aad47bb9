import { HeadBeside } from '../../ui/HeadBeside/HeadBeside.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './Steps.module.css';

export interface StepsProps {
  title: string;
  intro?: string | undefined;
  /** A sentence each. */
  steps: string[];
}

/** What happens, in order, as a numbered list beside its claim. */
export function Steps({ title, intro, steps }: StepsProps) {
  return (
    <Section id="how-it-works" theme="mist" labelledBy="how-it-works-title">
      <HeadBeside id="how-it-works-title" title={title} intro={intro}>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </HeadBeside>
    </Section>
  );
}
