import { Illustration } from '../../illustrations/Illustration/Illustration.tsx';
import type { PortfolioProject } from '../../schemas/pages/cards.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { BenefitList } from '../../ui/BenefitList/BenefitList.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Disclosure } from '../../ui/Disclosure/Disclosure.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import type { PictureData } from '../../ui/Picture/picture-data.ts';
import { useTitleId } from '../../ui/use-title-id.ts';
import styles from './Project.module.css';

export interface ProjectProps extends Omit<PortfolioProject, 'image'> {
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

/** A sample platform: its picture and one sentence. What it can do, a screen and a task to try are in its fold. */
export function Project({ picture, illustration, messages, ...project }: ProjectProps) {
  const { name, description, terms, category, features, status, url, task } = project;
  const id = useTitleId();
  return (
    <article className={styles.project} data-theme="dusk" aria-labelledby={id}>
      <Picture picture={picture} className={styles.picture} />
      <div className={styles.text}>
        <p className={styles.facts}>
          <Badge>{messages.choices[category]}</Badge>
          <span className={styles.status}>{messages.choices[status]}</span>
        </p>
        <h3 id={id} className={styles.name}>
          {name}
        </h3>
        <p className={styles.description}>{description}</p>
        <p>
          <Button kind="primary" href={url} newTabHint={messages.newTab}>
            {messages.visitPlatform}
            <span className="visuallyHidden"> {name}</span>
          </Button>
        </p>
        <Disclosure summary={messages.twoMinutes}>
          <div className={styles.more}>
            {task && (
              <p>
                {task.text} {task.shows} <a href={task.call.href}>{task.call.text}</a>
              </p>
            )}
            <BenefitList items={features} />
            {terms && <p className={styles.description}>{terms}</p>}
            {illustration && (
              <div data-theme="plaster">
                <Illustration illustration={illustration} messages={messages} />
              </div>
            )}
          </div>
        </Disclosure>
      </div>
    </article>
  );
}
