import { Disclosure } from '../../../ui/Disclosure/Disclosure.tsx';
import { LinkList, type LinkListProps } from '../../../ui/LinkList/LinkList.tsx';
import { useTitleId } from '../../../ui/use-title-id.ts';
import styles from './IndexGroup.module.css';

export interface IndexGroupProps {
  name: string;
  links: LinkListProps['links'];
}

/** A part of the site with its pages from A to Z; on a phone they expand. */
export function IndexGroup({ name, links }: IndexGroupProps) {
  const id = useTitleId();
  return (
    <div className={styles.group}>
      <h3 id={id} className={styles.name}>
        {name}
      </h3>
      <Disclosure onPhone labelledBy={id} summaryClassName={styles.summary}>
        <LinkList links={links} className={styles.links} linkClassName={styles.link} />
      </Disclosure>
    </div>
  );
}
