import styles from './Water.module.css';

/**
 * Water that runs through a station, as wide as its figure.
 * @param props.width in per cent of the widest
 */
export function Water({ width }: { width: number }) {
  return (
    <svg className={styles.water} viewBox="0 0 1 100" preserveAspectRatio="none" aria-hidden="true">
      <rect width="1" y={(100 - width) / 2} height={width} />
    </svg>
  );
}
