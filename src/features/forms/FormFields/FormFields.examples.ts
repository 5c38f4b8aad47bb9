import { sampleMessages } from '../../../gallery/content.ts';
import type { Example } from '../../../gallery/example.ts';
import { longestFields, sampleFields } from '../../../gallery/fields.ts';
import { longest } from '../../../gallery/longest.ts';
import type { FormFieldsProps } from './FormFields.tsx';

const message: FormFieldsProps = {
  form: 'message',
  fields: sampleFields,
  idOf: (name) => `fields-${name}`,
  errors: {},
  rows: 5,
  messages: sampleMessages,
};

export const examples: Example<FormFieldsProps>[] = [
  { name: 'Of the contact form', props: message },
  {
    name: 'Of a booking',
    props: { ...message, form: 'booking', idOf: (name) => `booking-${name}`, limited: true },
  },
  {
    name: 'Longest',
    props: {
      ...message,
      fields: longestFields,
      idOf: (name) => `fields-longest-${name}`,
      errors: { 'first-name': longest(160), email: longest(160, 3) },
    },
  },
];
