import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleWords } from '../../../gallery/content.ts';
import { propsOf } from '../../../gallery/show.tsx';
import { examples } from './PersonFields.examples.ts';
import { PersonFields } from './PersonFields.tsx';

test('asks for names and an address, and says at a field what is wrong with it', () => {
  const props = propsOf(examples, 'Empty');
  const errors = { email: 'Write the whole address.' };
  const { container } = render(
    <PersonFields {...props} typed={{ company: 'Farm' }} errors={errors} />,
  );
  expect(container.querySelectorAll('[required]')).toHaveLength(3);
  const email = screen.getByLabelText(new RegExp(sampleWords.email));
  const id = email.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(id)?.textContent).toBe(errors.email);
  expect(screen.getByDisplayValue('Farm')).toBeDefined();
});
