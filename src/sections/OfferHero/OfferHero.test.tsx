import { expect, test } from 'vitest';
import { sampleMessages } from '../../gallery/content.ts';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './OfferHero.examples.ts';
import { OfferHero } from './OfferHero.tsx';

const NAME = 'Layout of solutions';
const props = propsOf(examples, NAME);
const shown = (name: string) => show(OfferHero, propsOf(examples, name));

test('the headline is read with the name of the offer before its claim', () => {
  const { subtitle, title } = props.hero;
  expect(shown(NAME).querySelector('h1')?.textContent).toBe(`${subtitle}: ${title}`);
});

test('the number and the weeks of the lead say what they are', () => {
  const { sample, stated } = sampleMessages.figureStatus;
  const page = shown(NAME);
  const marks = [...page.querySelectorAll('header > div > p a')].map((mark) => mark.textContent);
  expect(marks).toEqual([`, ${stated}`, `, ${sample}`]);
});

test('the labels of the picture are a list', () => {
  expect(texts(shown(NAME), 'header li')).toEqual(['49% sold', '51% kept', 'Street']);
});

test('what the number rests on is in a collapse, each figure with its mark', () => {
  const detail = shown(NAME).querySelector('#hero-detail details');
  expect(detail?.querySelector('summary')?.textContent).toBe(props.heroDetail.more);
  const marks = [...(detail?.querySelectorAll('dl > div') ?? [])].map(
    (line) => line.querySelectorAll('a').length,
  );
  // Three lines, of which the last is a case without a figure, the result and two statistics.
  expect(marks).toEqual([1, 1, 0, 1, 1, 1]);
});

test('it leads to the risk sentence of a page that has one', () => {
  const leads = (name: string) => shown(name).querySelector('a[href="#risk"]') !== null;
  expect(leads(NAME)).toBe(true);
  expect(leads('In the evening, without risk and number')).toBe(false);
});

test('an outcome is said by a lamp', () => {
  expect(shown(NAME).querySelector('dd [data-state="refused"]')).not.toBeNull();
});
