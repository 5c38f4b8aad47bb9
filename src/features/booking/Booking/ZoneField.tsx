import { offsetOf } from '@falaj/contract/zone-clock.ts';
import { type RegionNames, zoneGroups } from '@falaj/contract/zone-list.ts';
import { useMemo, useState } from 'react';
import { Field } from '../../../ui/Field/Field.tsx';
import styles from './Slots.module.css';

export interface ZoneFieldProps {
  label: string;
  /** The regions of the world, over the zones of each. */
  regions: RegionNames;
  /** Of the names of places. */
  locale: string;
  zone: string;
  /** A sentence below the list, such as that the visitor's own zone is not known. */
  hint?: string | undefined;
  /** The zones listed first: the browser's own and the office's. */
  near: [own: string, office: string];
  /** The office's city in the language of the page; browsers know other cities in English alone. */
  city: string;
  /** The moment whose offsets are shown, since they change with summer time. */
  at: Date;
  onChoose: (zone: string) => void;
}

/** The visitor's time zone: the browser's own, or else the office's, until another one is chosen. */
export function ZoneField({
  label,
  regions: names,
  locale,
  zone,
  hint,
  near,
  city,
  at,
  onChoose,
}: ZoneFieldProps) {
  const [own, office] = near;
  // Working out some 400 names or offsets takes a browser a tenth of a second, so the list is filled when somebody
  // turns to it.
  const [isRead, setRead] = useState(false);
  const [first, ...regions] = useMemo(
    () => zoneGroups([own, office, 'UTC'], names, locale, isRead),
    [own, office, names, locale, isRead],
  );
  const read = () => setRead(true);
  const option = ({ zone: name, city: place }: { zone: string; city: string }) => {
    const named = name === office ? city : place;
    return (
      <option key={name} value={name}>
        {isRead || name === zone ? `${named} (${offsetOf(at, name)})` : named}
      </option>
    );
  };
  return (
    <Field id="zone" label={label}>
      <select
        id="zone"
        value={zone}
        aria-describedby={hint && 'zone-hint'}
        onFocus={read}
        onPointerDown={read}
        onChange={(event) => onChoose(event.target.value)}
      >
        {first?.zones.map(option)}
        {regions.map(({ name, zones }) => (
          <optgroup key={name} label={name}>
            {zones.map(option)}
          </optgroup>
        ))}
      </select>
      {hint && (
        <small id="zone-hint" className={styles.notice}>
          {hint}
        </small>
      )}
    </Field>
  );
}
