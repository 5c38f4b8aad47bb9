import { sampleMessages } from '../../gallery/content.ts';
import type { Example } from '../../gallery/example.ts';
import type { NumberFieldProps } from './NumberField.tsx';

const { numbers: errors } = sampleMessages;

export const examples: Example<NumberFieldProps>[] = [
  {
    name: 'An amount',
    props: {
      id: 'size',
      label: 'Size, in US dollars',
      hint: 'Value of the part that gets holders.',
      value: 24_000_000,
      bounds: { min: 10_000, max: 10_000_000_000 },
      currency: 'USD',
      errors,
      onChange: () => undefined,
    },
    themes: ['plaster'],
  },
  {
    name: 'A count',
    props: {
      id: 'shares',
      label: 'Shares',
      value: 100,
      bounds: { min: 1, max: 1_000_000 },
      errors,
      onChange: () => undefined,
    },
    themes: ['plaster'],
  },
];
