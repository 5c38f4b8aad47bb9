import { pathHere } from '../../lib/path-here.ts';
import { part } from '../../runtime/elements/part.ts';
import styles from './Logo.module.css';
import type { LogoParts } from './SiteLogo.client.ts';

/** The logo picture: its address, and its size in pixels, so that nothing moves when it arrives. */
export interface LogoPicture {
  src: string;
  width: number;
  height: number;
}

export interface LogoProps {
  brand: string;
  picture: LogoPicture;
}

/**
 * The logo, linked to the home page. If the picture fails to load, the brand's name is shown instead
 * (docs/site-rules.md#logo).
 */
export function Logo({ brand, picture: { src, width, height } }: LogoProps) {
  return (
    <site-logo>
      <a className={styles.logo} href={pathHere('/')}>
        <img
          className={styles.image}
          src={src}
          alt={brand}
          width={width}
          height={height}
          {...part<LogoParts>('picture')}
        />
        <span className={styles.text} hidden {...part<LogoParts>('name')}>
          {brand}
        </span>
      </a>
    </site-logo>
  );
}
