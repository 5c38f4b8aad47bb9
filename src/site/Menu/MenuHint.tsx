import type { NavHint } from '../../schemas/site/navigation.ts';
import styles from './MenuHint.module.css';

/** A card in the free corner of a panel, for visitors whom no entry fits: it leads to where they find out. */
export function MenuHint({ title, text, href }: NavHint) {
  return (
    <a className={styles.hint} href={href}>
      <strong className={styles.title}>{title}</strong> {text}
    </a>
  );
}
