import { type ReactNode, useEffect, useRef } from 'react';
import logo from '../../../media/logo.svg?url';
import { arrive } from '../data/use-arrival.ts';
import styles from './Gate.module.css';
import { Moats } from './Moats.tsx';

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
    <main className={styles.gate}>
      <Moats />
      <section className={styles.panel}>
        <img src={logo} alt={brand} width={105} height={36} />
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </section>
    </main>
  );
}
