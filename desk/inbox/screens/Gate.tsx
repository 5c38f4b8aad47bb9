import type { ReactNode } from 'react';
import logo from '../../../media/logo.svg?url';
import styles from './Gate.module.css';

interface GateProps {
  title: string;
  /** What the logo's picture says. */
  brand: string;
  children: ReactNode;
}

/** The panel of whoever is not in yet. */
export function Gate({ title, brand, children }: GateProps) {
  return (
    <main className={styles.gate} data-mood="dusk">
      <img src={logo} alt={brand} width={105} height={36} />
      <section className={styles.panel} data-mood="plaster">
        <h1 tabIndex={-1}>{title}</h1>
        {children}
      </section>
    </main>
  );
}
