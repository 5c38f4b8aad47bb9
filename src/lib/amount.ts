/**
 * The amount in a figure: 43168 in `$43,168`, 1196 in `1,196 cartons`.
 * @returns undefined for a figure without a number
 */
export function readAmount(figure: string | undefined): number | undefined {
  const digits = /\d[\d,]*(\.\d+)?/.exec(figure ?? '');
  return digits ? Number(digits[0].replaceAll(',', '')) : undefined;
}
