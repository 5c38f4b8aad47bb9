import type { DocumentationPage } from '../../schemas/pages/resources.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Rows } from '../../ui/Rows/Rows.tsx';
import styles from './QuickLinks.module.css';

export interface QuickLinksProps {
  /** Name of the list for screen readers. */
  label: string;
  items: DocumentationPage['quickLinks'];
}

/** The quick links under the hero. */
export function QuickLinks({ label, items }: QuickLinksProps) {
  return (
    <nav className={styles.row} aria-label={label}>
      <Rows short className={styles.list}>
        {items.map(({ text, href, icon, description }) => (
          <li key={href}>
            <a className={styles.link} href={href}>
              <Icon name={icon} />
              <span className={styles.text}>{text}</span>
              <span className={styles.description}>{description}</span>
            </a>
          </li>
        ))}
      </Rows>
    </nav>
  );
}
