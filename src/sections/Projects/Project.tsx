import { Illustration } from '../../illustrations/Illustration/Illustration.tsx';
import type { PortfolioProject } from '../../schemas/pages/cards.ts';
import type { Words } from '../../schemas/site/words.ts';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { BenefitList } from '../../ui/BenefitList/BenefitList.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Fold } from '../../ui/Fold/Fold.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import type { PictureData } from '../../ui/Picture/picture-data.ts';
import styles from './Project.module.css';
import screen from './ProjectScreen.module.css';

export interface ProjectProps extends Omit<PortfolioProject, 'image'> {
  /** Id of its heading. */
  titleId: string;
  picture: PictureData;
  words: Pick<
    Words,
    | 'visitPlatform'
    | 'choices'
    | 'twoMinutes'
    | 'newTab'
    | 'illustrations'
    | 'figureStatus'
    | 'language'
  >;
}

/** A sample platform: what it does, and one of its screens over its picture; on a phone the screen folds. */
export function Project({ titleId, picture, illustration, words, ...project }: ProjectProps) {
  const { name, description, category, features, status, url, task } = project;
  return (
    <article className={styles.project} data-theme="dusk" aria-labelledby={titleId}>
      <div className={screen.scene}>
        <Picture picture={picture} className={screen.picture} />
      </div>
      <div className={styles.text}>
        <p className={styles.facts}>
          <Badge>{words.choices[category]}</Badge>
          <span className={styles.status}>{words.choices[status]}</span>
        </p>
        <h3 id={titleId} className={styles.name}>
          {name}
        </h3>
        <p className={styles.description}>{description}</p>
        <BenefitList items={features} />
        {task && (
          <div className={styles.task}>
            <h4>{words.twoMinutes}</h4>
            <p>
              {task.text} <span>{task.shows}</span>
            </p>
            <a href={task.call.href}>{task.call.text}</a>
          </div>
        )}
        <p className={styles.visit}>
          <Button kind="primary" href={url} newTabHint={words.newTab}>
            {words.visitPlatform}
            <span className="visuallyHidden"> {name}</span>
          </Button>
        </p>
      </div>
      {illustration && (
        <div className={screen.screen}>
          <Fold
            onPhone
            summary={illustration.title ?? words.illustrations[illustration.kind].title}
          >
            <div data-theme="plaster">
              <Illustration illustration={illustration} words={words} />
            </div>
          </Fold>
        </div>
      )}
    </article>
  );
}
