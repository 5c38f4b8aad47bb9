import piece from './Piece.module.css';
import styles from './Spring.module.css';

/**
 * Where the channel of a page begins: it comes along the upper edge of the strip at the foot of the first screen and turns
 * down beside column 1. The strip around it is as wide as the page and has a position.
 */
export function Spring() {
  return (
    <i
      className={`${piece.piece} ${piece.backDown} ${piece.back} ${styles.spring}`}
      aria-hidden="true"
    />
  );
}
