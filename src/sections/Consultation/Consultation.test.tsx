import { expect, test } from 'vitest';
import { sampleWords } from '../../gallery/content.ts';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './Consultation.examples.ts';
import { Consultation } from './Consultation.tsx';

const container = () => show(Consultation, propsOf(examples, 'Three sessions, three steps'));

test('sessions say how long they take and how they are held', () => {
  const [briefing] = container().querySelectorAll('article');
  expect(briefing?.textContent).toContain('90 minutes');
  expect(briefing?.textContent).toContain('Format: With your board, in Dubai or by video');
});

test('steps are an ordered list with their durations', () => {
  expect(texts(container(), 'ol > li h4')).toEqual(['Discovery', 'Planning', 'Care']);
  expect(texts(container(), 'ol > li > p:first-child')).toEqual(['1', '2', '3']);
  const durations = texts(container(), 'ol > li h4 + p');
  expect(durations).toEqual(['2–3 weeks', '1 week', sampleWords.ongoing]);
});
