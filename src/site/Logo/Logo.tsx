import { part } from '../../elements/part.ts';
import styles from './Logo.module.css';
import type { LogoParts } from './SiteLogo.client.ts';

export interface LogoProps {
  brand: string;
  /** Address of the logo picture. */
  src: string;
}

/** The logo, linked home. If the picture fails, the brand's name stands instead (docs/site-rules.md#logo). */
export function Logo({ brand, src }: LogoProps) {
  return (
    <site-logo>
      <a className={styles.logo} href="/">
        <img
          className={styles.image}
          src={src}
          alt={brand}
          width={105}
          height={36}
          {...part<LogoParts>('picture')}
        />
        <span className={styles.text} hidden {...part<LogoParts>('name')}>
          {brand}
        </span>
      </a>
    </site-logo>
  );
}
