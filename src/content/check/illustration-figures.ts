import { isFields } from '../../lib/is-fields.ts';
import { lengthOf } from '../read/variables/page-variables.ts';

/** A number in the context line of an illustration: `300,000`, `30M`. */
const NUMBER = /(?<![\d.,:])(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)(M?)(?![\d:%]|[.,]\d)/g;

/** The placeholders of the numbers in an illustration's data, each with its number. */
const ownNumbers = (data: Record<string, unknown>): [name: string, number: number][] =>
  Object.entries(data).flatMap(([field, value]): [string, number][] => {
    if (typeof value === 'number') return [[`data.${field}`, value]];
    const length = lengthOf({ data }, `data.${field}`);
    return length === undefined ? [] : [[`number.data.${field}`, length]];
  });

/**
 * Finds figures that the context line of an illustration types although its data contains them.
 * @param written the parsed file, before variables are filled in
 * @param path of the illustration in the file
 */
export function contextFigures(
  written: unknown,
  path: PropertyKey[] = [],
): { path: PropertyKey[]; message: string }[] {
  if (typeof written !== 'object' || written === null) return [];
  const inner = Object.entries(written).flatMap(([key, value]) =>
    contextFigures(value, [...path, Array.isArray(written) ? Number(key) : key]),
  );
  if (!isFields(written) || typeof written.context !== 'string' || !isFields(written.data))
    return inner;
  const own = ownNumbers(written.data);
  const typed = [...written.context.matchAll(NUMBER)].flatMap(([text, digits = '', million]) => {
    const number = Number(digits.replaceAll(',', '')) * (million ? 1_000_000 : 1);
    // Small numbers are often equal by chance.
    const variable = number < 10 ? undefined : own.find(([, value]) => value === number)?.[0];
    if (!variable) return [];
    const name = million ? `${variable}.short` : variable;
    const message = `types ${text}, which its data has already; write {${name}} instead`;
    return [{ path: [...path, 'context'], message }];
  });
  return [...inner, ...typed];
}
