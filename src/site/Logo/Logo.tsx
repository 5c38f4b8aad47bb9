import styles from './Logo.module.css';

export interface LogoProps {
  brand: string;
  /** Address of the logo picture. */
  src: string;
}

/** The logo, linked home. If the picture fails, the brand's name stands instead (spec section 8). */
export function Logo({ brand, src }: LogoProps) {
  return (
    <a className={styles.logo} href="/">
      <img className={styles.image} src={src} alt={brand} width={118} height={36} data-logo />
      <span className={styles.text} hidden>
        {brand}
      </span>
    </a>
  );
}
