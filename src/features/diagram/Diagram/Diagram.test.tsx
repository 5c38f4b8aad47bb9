import { expect, test } from 'vitest';
import { sampleMessages } from '../../../gallery/content.ts';
import { propsOf, show, texts } from '../../../gallery/show.tsx';
import { examples } from './Diagram.examples.ts';
import { Diagram } from './Diagram.tsx';

const says = sampleMessages.diagram;

test('each step stands in the list in its order, with its parties and what is waited for', () => {
  const props = propsOf(examples, 'Building');
  const shown = show(Diagram, props);
  const items = [...shown.querySelectorAll('ol > li')];
  expect(items.map((item) => texts(item, 'p:last-child > span')[0])).toEqual(
    props.steps.map(({ what }) => what),
  );
  const nameOf = (id: string) => props.parties.find((party) => party.id === id)?.name ?? '';
  props.steps.forEach(({ from, to }, index) => {
    expect(items[index]?.querySelector('p')?.textContent?.split(/\s+/).join(' ')).toBe(
      `${nameOf(from)} ${says.to} ${nameOf(to)}`,
    );
  });
  expect(items.map((item) => texts(item, 'p:last-child > span')[1])).toEqual([
    says.looks.sand,
    says.looks.sand,
    says.looks.water,
    says.looks.water,
    says.looks.clay,
    says.looks.dry,
    says.looks.dry,
  ]);
});

test('both layouts name every party and number every step, and screen readers pass them by', () => {
  const props = propsOf(examples, 'Building');
  const drawings = [...show(Diagram, props).querySelectorAll('svg')].filter(
    (drawing) => !drawing.closest('ol'),
  );
  expect(drawings).toHaveLength(2);
  for (const drawing of drawings) {
    expect(drawing.getAttribute('aria-hidden')).toBe('true');
    const messages = [...drawing.querySelectorAll('svg > text')].map((name) =>
      [...name.childNodes].map(({ textContent }) => textContent).join(' '),
    );
    expect(messages).toEqual(props.parties.map(({ name }) => name));
    expect(texts(drawing, 'g > text')).toEqual(props.steps.map((_, index) => `${index + 1}`));
  }
});

test.each(examples)('fits a phone and a desktop: $name', ({ props }) => {
  // Names are set in 15 px, and may not be shown smaller than 14.5 px.
  expect(props.narrow.width).toBeLessThanOrEqual(337);
  expect(props.wide.width).toBeLessThanOrEqual(1240);
});
