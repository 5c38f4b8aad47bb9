import type { IconName } from '../../schemas/shared/icon.ts';

/** Id of the symbol that holds an icon's drawing. */
export const symbolId = (name: IconName) => `icon-${name}`;

export interface SharedIconProps {
  name: IconName;
  /** Edge length in pixels. */
  size?: number | undefined;
}

/**
 * Shows an icon whose drawing IconSymbols has printed elsewhere on the page. An island uses it, so that the
 * drawings stay in the HTML and out of its script. It is decoration.
 */
export function SharedIcon({ name, size = 24 }: SharedIconProps) {
  return (
    <svg width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`#${symbolId(name)}`} />
    </svg>
  );
}
