import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import styles from './Tabs.module.css';

/** A tab: a part of a screen with an address of its own. */
export interface Tab {
  to: string;
  title: string;
  isCurrent: boolean;
  /** How many things are behind it. */
  count?: number | undefined;
  /** Whether these things are late. */
  isLate?: boolean | undefined;
}

export interface TabsProps {
  label: string;
  tabs: Tab[];
  /** Whether they stand below each other beside the screen, where that is wide enough. */
  isGroove?: boolean;
}

/** The parts of a screen, as links in a row that is pushed sideways where it is too long. */
export function Tabs({ label, tabs, isGroove }: TabsProps) {
  const bar = useRef<HTMLElement>(null);
  const current = tabs.find(({ isCurrent }) => isCurrent)?.to;
  useEffect(() => {
    // A screen can be opened at a tab that a phone has no room for.
    const tab = current && bar.current?.querySelector('[aria-current]');
    if (tab) tab.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <nav
      ref={bar}
      className={isGroove ? `${styles.tabs} ${styles.groove}` : styles.tabs}
      aria-label={label}
    >
      {tabs.map(({ to, title, isCurrent, count, isLate }) => (
        <Link key={to} to={to} aria-current={isCurrent ? 'page' : undefined} data-late={isLate}>
          {title}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </Link>
      ))}
    </nav>
  );
}
