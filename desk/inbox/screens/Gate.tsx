import { type ReactNode, useEffect, useRef } from 'react';
import logo from '../../../media/logo.svg?url';
import { arrive } from '../data/use-arrival.ts';
import styles from './Gate.module.css';

interface GateProps {
  title: string;
  /** Alternative text of the logo. */
  brand: string;
  children: ReactNode;
}

/**
 * The panel for somebody who is not signed in. It begins with the focus on its heading, as does the screen
 * behind it (WCAG 2.4.3).
 */
export function Gate({ title, brand, children }: GateProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The effect depends on the title only, since each step has its own.
  useEffect(() => {
    if (title) heading.current?.focus();
  }, [title]);
  useEffect(() => arrive, []);
  return (
    <main className={styles.gate} data-theme="dusk">
      <img src={logo} alt={brand} width={105} height={36} />
      <section className={styles.panel} data-theme="plaster">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </section>
    </main>
  );
}
