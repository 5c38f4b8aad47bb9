import { type FieldsMessages, fields } from '@falaj/contract/fields.ts';
import { parse } from 'yaml';
import contactFile from '/content/pages/contact.yaml?raw';
import { longest } from './longest.ts';

const { form }: { form: { fields: FieldsMessages } } = parse(contactFile);

/** The messages of the forms' fields as the site has them, with a few options that stay when the company's change. */
export const sampleFields: FieldsMessages = {
  ...form.fields,
  interest: {
    ...form.fields.interest,
    options: [
      { label: 'Tokenization Platform Development' },
      { label: 'Technical Audit' },
      { label: 'Other' },
    ],
  },
  budget: {
    ...form.fields.budget,
    options: [
      { value: 'under-50k', label: 'Under $50,000' },
      { value: 'over-500k', label: 'Over $500,000' },
    ],
  },
};

/** The longest messages that the fields may have. */
export const longestFields = Object.fromEntries(
  fields.map(({ name, kind }, start) => [
    name,
    {
      label: longest(40, start),
      missing: longest(160, start),
      invalid: longest(160, start + 1),
      ...(kind === 'select' && {
        options: [0, 1, 2, 3, 4, 5, 6, 7].map((option) => ({ label: longest(50, option) })),
      }),
    },
  ]),
) as FieldsMessages;
