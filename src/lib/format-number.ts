/**
 * A number as it is printed: thousands grouped, decimals only where asked for or needed.
 * @param digits decimals to keep; without it, as many as the number has
 */
export function formatNumber(value: number, digits?: number): string {
  return value.toLocaleString('en', {
    minimumFractionDigits: digits ?? 0,
    maximumFractionDigits: digits ?? 3,
  });
}
