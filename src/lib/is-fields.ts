/** An object of which nothing is known but that its fields have names. */
export type Fields = Record<string, unknown>;

/** Whether a value is an object with named fields. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of a value from outside that are texts; none where it has no fields. */
export const textsIn = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isFields(value) ? value : {}).filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    ),
  );
