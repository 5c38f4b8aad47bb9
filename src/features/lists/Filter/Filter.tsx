import { part } from '../../../runtime/elements/part.ts';
import { SearchBox } from '../../../ui/SearchBox/SearchBox.tsx';
import type { FacetName } from '../facet-names.ts';
import type { ListParts } from '../list-parts.ts';
import styles from './Filter.module.css';

/** A property by which a list can be narrowed, with its values. */
export interface Facet {
  name: FacetName;
  label: string;
  /** The first choice, which stands for all. */
  all: string;
  options: { value: string; label: string }[];
}

export interface FilterProps {
  /** Id of the element that holds the items. */
  list: string;
  label: string;
  placeholder?: string | undefined;
  /** Whether it has the choices alone, since the search does not know the items. */
  choicesOnly?: boolean | undefined;
  facets?: Facet[] | undefined;
  messages: { search: string };
}

/**
 * The search box and the menus that narrow the list of the FilterList around it. FilterList.client.ts loads its
 * script at the first interaction; without scripts the whole list is shown, and this form is hidden.
 */
export function Filter({
  list,
  label,
  placeholder,
  choicesOnly,
  facets = [],
  messages,
}: FilterProps) {
  const field = `${list}-search`;
  return (
    <search aria-label={label}>
      <form
        className={styles.filter}
        aria-label={label}
        action="/search"
        {...part<ListParts>('form')}
      >
        {!choicesOnly && (
          <div className={styles.search}>
            <label htmlFor={field}>{label}</label>
            <SearchBox id={field} placeholder={placeholder}>
              <button type="submit" className={styles.go}>
                {messages.search}
              </button>
            </SearchBox>
          </div>
        )}
        {choicesOnly && (
          <button type="submit" className={styles.go}>
            {messages.search}
          </button>
        )}
        {facets.map(({ name, label: facetLabel, all, options }) => (
          <div key={name} className={styles.facet}>
            <label htmlFor={`${list}-${name}`}>{facetLabel}</label>
            <select id={`${list}-${name}`} name={name} defaultValue="">
              <option value="">{all}</option>
              {options.map(({ value, label: text }) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </div>
        ))}
      </form>
    </search>
  );
}
