import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './SearchBox.module.css';

interface Shared {
  /** Large where the search is what the page is for. */
  size?: 'large' | 'small' | undefined;
  placeholder?: string | undefined;
  /** Id of the element that shows the answers. */
  controls?: string | undefined;
  /** A button inside the box, after the field. */
  children?: ReactNode;
}

/** The field is named either by a label that refers to its id, or by words that are only read out. */
export type SearchBoxProps = Shared &
  ({ id: string; label?: undefined } | { id?: undefined; label: string });

/** The field of a search form, in the box that shows its focus; what is typed is sent as `q`. */
export function SearchBox(props: SearchBoxProps) {
  const { id, label, size = 'small', placeholder, controls, children } = props;
  return (
    <div className={`${styles.box} ${styles[size]}`}>
      <Icon name="search" size={size === 'large' ? 24 : 20} />
      <input
        id={id}
        className={styles.input}
        type="search"
        name="q"
        aria-label={label}
        aria-controls={controls}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
      />
      {children}
    </div>
  );
}
