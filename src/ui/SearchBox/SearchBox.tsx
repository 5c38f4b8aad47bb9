import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './SearchBox.module.css';

interface Shared {
  /** `large` is for pages whose purpose is the search. */
  size?: 'large' | 'small' | undefined;
  placeholder?: string | undefined;
  /** Id of the element that shows the answers. */
  controls?: string | undefined;
  /** A button inside the box, after the field. */
  children?: ReactNode;
}

/** The field is named either by a label that refers to its id, or by a text for screen readers. */
export type SearchBoxProps = Shared &
  ({ id: string; label?: undefined } | { id?: undefined; label: string });

/** The field of a search form, in a box that shows its focus. Its parameter is `q`. */
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
