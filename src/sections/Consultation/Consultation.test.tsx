import { expect, test } from 'vitest';
import { propsOf, show } from '../../gallery/show.tsx';
import { examples } from './Consultation.examples.ts';
import { Consultation } from './Consultation.tsx';

const container = () => show(Consultation, propsOf(examples, 'Three sessions'));

test('sessions say how long they take and how they are held', () => {
  const [briefing] = container().querySelectorAll('article');
  expect(briefing?.textContent).toContain('90 minutes');
  expect(briefing?.textContent).toContain('Format: With your board, in Dubai or by video');
});
