import type { Example } from '../../gallery/example.ts';
import type { FieldProps } from './Field.tsx';

const themes: Example<FieldProps>['themes'] = ['plaster'];

export const examples: Example<FieldProps>[] = [
  {
    name: 'Required',
    props: {
      id: 'first-name',
      label: 'First Name',
      required: true,
      children: <input id="first-name" type="text" autoComplete="given-name" required />,
    },
    themes,
  },
  {
    name: 'Optional',
    props: {
      id: 'company',
      label: 'Company',
      optional: 'optional',
      children: <input id="company" type="text" autoComplete="organization" />,
    },
    themes,
  },
  {
    name: 'Wrong',
    note: 'The message stands beside the field, and the control points to it.',
    props: {
      id: 'email',
      label: 'Email Address',
      required: true,
      error: 'Write an address with an @, such as name@company.example.',
      children: (
        <input
          id="email"
          type="email"
          autoComplete="email"
          defaultValue="name.company"
          aria-invalid="true"
          aria-describedby="email-error"
        />
      ),
    },
    themes,
  },
  {
    name: 'Choice',
    props: {
      id: 'budget',
      label: 'Project Budget',
      children: (
        <select id="budget" defaultValue="">
          <option value="">Please choose</option>
          <option value="over-500k">Over $500,000</option>
        </select>
      ),
    },
    themes,
  },
  {
    name: 'Wide text area',
    props: {
      id: 'message',
      label: 'Message',
      required: true,
      wide: true,
      children: <textarea id="message" rows={5} required />,
    },
    themes,
  },
  {
    name: 'On dusk',
    props: {
      id: 'dusk-email',
      label: 'Email Address',
      required: true,
      error: 'Write the address we should reply to.',
      children: (
        <input
          id="dusk-email"
          type="email"
          autoComplete="email"
          aria-invalid="true"
          aria-describedby="dusk-email-error"
        />
      ),
    },
    themes: ['dusk'],
  },
];
