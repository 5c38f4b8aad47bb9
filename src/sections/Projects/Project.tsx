import { Illustration } from '../../illustrations/Illustration/Illustration.tsx';
import type { PortfolioProject } from '../../schemas/pages/cards.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { BenefitList } from '../../ui/BenefitList/BenefitList.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Disclosure } from '../../ui/Disclosure/Disclosure.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import type { PictureData } from '../../ui/Picture/picture-data.ts';
import styles from './Project.module.css';
import screen from './ProjectScreen.module.css';

export interface ProjectProps extends Omit<PortfolioProject, 'image'> {
  /** Id of its heading. */
  titleId: string;
  picture: PictureData;
  messages: Pick<
    Messages,
    | 'visitPlatform'
    | 'choices'
    | 'twoMinutes'
    | 'newTab'
    | 'illustrations'
    | 'figureStatus'
    | 'language'
  >;
}

/** A sample platform: what it does, and one of its screens over its picture; on a phone the screen collapses. */
export function Project({ titleId, picture, illustration, messages, ...project }: ProjectProps) {
  const { name, description, category, features, status, url, task } = project;
  return (
    <article className={styles.project} data-theme="dusk" aria-labelledby={titleId}>
      <div className={screen.scene}>
        <Picture picture={picture} className={screen.picture} />
      </div>
      <div className={styles.text}>
        <p className={styles.facts}>
          <Badge>{messages.choices[category]}</Badge>
          <span className={styles.status}>{messages.choices[status]}</span>
        </p>
        <h3 id={titleId} className={styles.name}>
          {name}
        </h3>
        <p className={styles.description}>{description}</p>
        <BenefitList items={features} />
        {task && (
          <div className={styles.task}>
            <h4>{messages.twoMinutes}</h4>
            <p>
              {task.text} <span>{task.shows}</span>
            </p>
            <a href={task.call.href}>{task.call.text}</a>
          </div>
        )}
        <p className={styles.visit}>
          <Button kind="primary" href={url} newTabHint={messages.newTab}>
            {messages.visitPlatform}
            <span className="visuallyHidden"> {name}</span>
          </Button>
        </p>
      </div>
      {illustration && (
        <div className={screen.screen}>
          <Disclosure
            onPhone
            summary={illustration.title ?? messages.illustrations[illustration.kind].title}
          >
            <div data-theme="plaster">
              <Illustration illustration={illustration} messages={messages} />
            </div>
          </Disclosure>
        </div>
      )}
    </article>
  );
}
