import { expect, test } from 'vitest';
import { sampleWords } from '../../gallery/content.ts';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './ServiceRows.examples.ts';
import { ServiceRows } from './ServiceRows.tsx';

const props = propsOf(examples, 'A platform and two rows');

test('every service has its name, its weeks and how demanding it is', () => {
  const services = [...show(ServiceRows, props).querySelectorAll('article')];
  expect(services.map((service) => texts(service, 'h3')[0])).toEqual(
    props.items.map(({ title }) => title),
  );
  expect(services[0]?.textContent).toContain('8–12 weeks');
  expect(services[1]?.textContent).toContain(sampleWords.ongoing);
  expect(services[1]?.textContent).toContain('Strategic');
});

test('what a client receives folds, and nothing of it is missing', () => {
  const [first] = show(ServiceRows, props).querySelectorAll('details');
  expect(texts(first as Element, 'li')).toEqual([
    ...(props.items[0]?.features ?? []),
    'ERC1155',
    'ERC3643',
  ]);
});

test('a service without a page is no link', () => {
  const links = texts(show(ServiceRows, props), 'h3 a');
  expect(links).toEqual([props.items[0]?.title, props.items[2]?.title]);
});
