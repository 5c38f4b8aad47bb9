import materials from '../../illustrations/IllustrationFrame/Materials.module.css';
import type { AboutPage } from '../../schemas/pages/about.ts';
import { HeadBeside } from '../../ui/HeadBeside/HeadBeside.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './Story.module.css';

export type StoryProps = AboutPage['story'];

/** The company's story, then its vision and its mission. */
export function Story({ title, intro, paragraphs, vision, mission }: StoryProps) {
  return (
    <Section id="story" labelledBy="story-title">
      <HeadBeside id="story-title" title={title} intro={intro}>
        <div className={styles.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </HeadBeside>
      <div className={styles.purpose}>
        <section className={`${styles.vision} ${materials.plaque}`}>
          <h3 className={styles.name}>{vision.title}</h3>
          <p>{vision.text}</p>
        </section>
        <section className={styles.mission}>
          <h3 className={styles.name}>{mission.title}</h3>
          <p>{mission.text}</p>
        </section>
      </div>
    </Section>
  );
}
