/**
 * A colour as PDF writes it: three numbers from 0 to 1 (ISO 32000-1, 8.6.4.3).
 * @param hex such as #0c1f25 or, as built styles shorten it, #fff
 */
export function colourOf(hex: string): string {
  const digits = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex;
  const parts = [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255);
  return parts.map((part) => part.toFixed(3)).join(' ');
}
