import type { IconName } from '../../schemas/shared/icon.ts';
import { ICONS } from './Icon.tsx';
import styles from './IconSymbols.module.css';
import { symbolId } from './SharedIcon.tsx';

export interface IconSymbolsProps {
  names: IconName[];
}

/** Prints the drawings of icons, hidden and once each, for SharedIcon to show in an island of the same page. */
export function IconSymbols({ names }: IconSymbolsProps) {
  return (
    <svg className={styles.symbols} aria-hidden="true">
      {[...new Set(names)].map((name) => {
        const Drawing = ICONS[name];
        return (
          <symbol key={name} id={symbolId(name)} viewBox="0 0 24 24">
            <Drawing size={24} strokeWidth={1.75} />
          </symbol>
        );
      })}
    </svg>
  );
}
