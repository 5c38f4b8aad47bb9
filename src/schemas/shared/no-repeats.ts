/** Whether each value stands only once in a list. */
export const hasNoRepeats = (values: unknown[]): boolean => new Set(values).size === values.length;
