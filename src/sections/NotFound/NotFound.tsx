import { keyedPart, part } from '../../runtime/elements/part.ts';
import type { NotFoundPage } from '../../schemas/pages/not-found-page.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { LinkList } from '../../ui/LinkList/LinkList.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import type { PictureData } from '../../ui/Picture/picture-data.ts';
import { ShortPage } from '../../ui/ShortPage/ShortPage.tsx';
import type { MissingPageParts } from './MissingPage.client.ts';
import styles from './NotFound.module.css';

export interface NotFoundProps extends Omit<NotFoundPage, 'seo' | 'backgroundImage'> {
  picture: PictureData;
}

/**
 * The not-found page. Every hint is in the HTML; MissingPage.client.ts logs and prints the requested path, and
 * shows the hint for it.
 */
export function NotFound(props: NotFoundProps) {
  const { code, title, description, call, picture, askedFor, suggestion, listTitle, hints } = props;
  return (
    <ShortPage
      className={styles.page}
      behind={<Picture picture={picture} priority className={styles.picture} />}
    >
      <p className={styles.code}>{code}</p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{description}</p>
      <missing-page className={styles.answer}>
        <p hidden {...part<MissingPageParts>('asked')}>
          {askedFor} <strong dir="ltr" {...part<MissingPageParts>('path')} />
        </p>
        {hints.map((hint) => (
          <p key={hint.asked} hidden {...keyedPart<MissingPageParts>('hint', hint.asked)}>
            {suggestion} <a href={hint.href}>{hint.text}</a>.
          </p>
        ))}
      </missing-page>
      <Button href={call.href}>{call.text}</Button>
      <h2 className={styles.listTitle}>{listTitle}</h2>
      <LinkList links={hints} className={styles.list} />
    </ShortPage>
  );
}
