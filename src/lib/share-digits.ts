/** A share in percent as two digits, for the elements that draw it. */
export interface ShareDigits {
  'data-tens': number;
  'data-ones': number;
}

/**
 * A share as a percentage from 1 to 100, or 0 for nothing. It reaches the styles as two attributes, because the
 * site's security policy allows no style attributes (deploy/policy.ts).
 * @param part a share of `whole`, in the same unit
 */
export function shareDigits(part: number, whole: number): ShareDigits {
  const percent = part <= 0 ? 0 : Math.max(1, Math.round((part / whole) * 100));
  return { 'data-tens': Math.floor(percent / 10), 'data-ones': percent % 10 };
}
