import type { PictureData } from '../../lib/picture-data.ts';
import { useTitleId } from '../../lib/use-title-id.ts';
import type { PortfolioProject } from '../../schemas/cards.ts';
import type { PortfolioPage } from '../../schemas/services-page.ts';
import type { Words } from '../../schemas/words.ts';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { Band } from '../../ui/Band/Band.tsx';
import { BenefitList } from '../../ui/BenefitList/BenefitList.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { SectionHead } from '../../ui/SectionHead/SectionHead.tsx';
import styles from './Projects.module.css';

export type ProjectsProps = Omit<PortfolioPage['projects'], 'items'> & {
  items: (Omit<PortfolioProject, 'image'> & { picture: PictureData })[];
  words: Pick<Words, 'visitPlatform' | 'newTab'>;
};

/** Client platforms, each with a relief of its own and a link to it. */
export function Projects({ title, intro, items, words }: ProjectsProps) {
  const id = useTitleId();
  return (
    <Band id="projects" labelledBy="projects-title">
      <SectionHead id="projects-title" title={title} intro={intro} />
      <ul className={styles.list}>
        {items.map(({ name, description, category, features, status, url, picture }, index) => (
          <li key={name}>
            <article className={styles.project} aria-labelledby={`${id}-${index}`}>
              <div className={styles.scene}>
                <Picture picture={picture} className={styles.picture} />
              </div>
              <div className={styles.text}>
                <p className={styles.facts}>
                  <Badge>{category}</Badge>
                  <span className={styles.status}>{status}</span>
                </p>
                <h3 id={`${id}-${index}`} className={styles.name}>
                  {name}
                </h3>
                <p className={styles.description}>{description}</p>
                <BenefitList items={features} />
                <p className={styles.visit}>
                  <Button kind="solid" href={url} newTabHint={words.newTab}>
                    {words.visitPlatform}
                    <span className="visuallyHidden"> {name}</span>
                  </Button>
                </p>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </Band>
  );
}
