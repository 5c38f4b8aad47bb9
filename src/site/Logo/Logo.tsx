import { part } from '../../elements/part.ts';
import styles from './Logo.module.css';
import type { LogoParts } from './SiteLogo.client.ts';

export interface LogoProps {
  brand: string;
  /** Address of the logo picture. */
  src: string;
}

/**
 * The logo, linked to the home page. If the picture fails to load, the brand's name is shown instead
 * (docs/site-rules.md#logo).
 */
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
