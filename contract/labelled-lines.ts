import { type FieldsMessages, type FieldValues, fields, sayValue } from './fields.ts';

/** Lines of `label: value`, leaving out empty values. */
export const labelledLines = (lines: [label: string, value: string | undefined][]) =>
  lines
    .filter(([, value]) => value)
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');

/** The fields of one line with their labels, for `labelledLines`, as a person reads them. */
export const shortFields = (messages: FieldsMessages, values: FieldValues) =>
  fields
    .filter(({ kind }) => kind !== 'paragraphs')
    .map(({ name }): [string, string] => [
      messages[name].label,
      sayValue(messages[name], values[name] ?? ''),
    ]);

/** The fields of several lines, each as a text under its label, leaving out empty ones. */
export const longFields = (messages: FieldsMessages, values: FieldValues) =>
  fields
    .filter(({ name, kind }) => kind === 'paragraphs' && values[name])
    .map(({ name }) => `${messages[name].label}:\n${values[name]}`);
