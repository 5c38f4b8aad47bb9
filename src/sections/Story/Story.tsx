import materials from '../../illustrations/IllustrationFrame/Materials.module.css';
import type { AboutPage } from '../../schemas/pages/about.ts';
import { Picture } from '../../ui/Picture/Picture.tsx';
import type { PictureData } from '../../ui/Picture/picture-data.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';
import styles from './Story.module.css';

export interface StoryProps extends Omit<AboutPage['story'], 'image'> {
  picture?: PictureData | undefined;
}

/** The company's story, then its vision and its mission. */
export function Story({ title, intro, paragraphs, vision, mission, picture }: StoryProps) {
  return (
    <Section id="story" labelledBy="story-title">
      <SectionHead id="story-title" title={title} intro={intro} />
      <div className={styles.columns}>
        <div className={styles.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {picture && <Picture picture={picture} className={styles.picture} />}
      </div>
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
