import { fill } from '@falaj/contract/fill.ts';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleMessages } from '../../gallery/content.ts';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './OfferHero.examples.ts';
import { OfferHero } from './OfferHero.tsx';

const shown = (name: string) => show(OfferHero, propsOf(examples, name));
const { figureStatus } = sampleMessages;

test('the headline is the whole title, and the name in it stands apart from the claim', () => {
  const headline = shown('An asset with its ledger').querySelector('h1');
  expect(headline?.textContent).toBe(propsOf(examples, 'An asset with its ledger').hero.title);
  expect(headline?.children).toHaveLength(2);
});

test('a title without a colon is one claim', () => {
  const headline = shown('Figures of two kinds, in the evening').querySelector('h1');
  expect(headline?.textContent).toBe('A title without a colon');
  expect(headline?.children).toHaveLength(1);
});

test('badges of the hero are shown', () => {
  const props = propsOf(examples, 'An asset with its ledger');
  const badges = ['Free Consultation', 'UAE Based'];
  const page = show(OfferHero, { ...props, hero: { ...props.hero, badges } });
  expect(texts(page, 'ul > li')).toEqual(badges);
});

test('figures of one status share one note, and the risk line stands with it', () => {
  const strip = shown('An asset with its ledger').querySelector('dl:last-of-type + div');
  const [note, risk] = strip?.querySelectorAll('p') ?? [];
  expect(note?.textContent).toBe(figureStatus.all.stated);
  expect(risk?.textContent).toBe(propsOf(examples, 'An asset with its ledger').hero.risk);
});

test('where they differ, the note names the figures of each status', () => {
  const page = shown('Figures of two kinds, in the evening');
  const { of, stated, target } = figureStatus;
  expect(texts(page, 'dl:last-of-type + div a')).toEqual([
    fill(of, { status: stated, figures: '5–7 days, 1 tCO2e' }),
    fill(of, { status: target, figures: '$100' }),
  ]);
});

test('a line whose figure is something else than the others says so', () => {
  const marks = shown('An asset with its ledger').querySelectorAll('#hero-detail dl a');
  expect([...marks].map(({ textContent }) => textContent)).toEqual([figureStatus.target]);
});

test('an hour is read before what happens then, and nothing of the label is lost', () => {
  const [line] = propsOf(examples, 'A console with a day').heroDetail.lines;
  const first = shown('A console with a day').querySelector('#hero-detail dt');
  expect(first?.textContent).toBe(line?.label);
  expect(first?.firstElementChild?.textContent).toBe('07:30');
});

test('a console shows the illustration that the offer has moved into it', () => {
  const name = 'A console with a day';
  const { illustration } = propsOf(examples, name);
  expect(shown(name).querySelector('#hero-detail figure')?.textContent).toContain(
    illustration?.context,
  );
});

test('cases that lines of code decide can be chosen, and the first of them is', () => {
  const page = shown('A rule with its code');
  const choices = within(page).getAllByRole<HTMLInputElement>('radio');
  expect(choices.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
    'Buyer number 100',
    'A holder already',
  ]);
  expect(choices.map(({ checked }) => checked)).toEqual([true, false]);
});

test('each line of code says which cases it decides', () => {
  const lines = shown('A rule with its code').querySelectorAll<HTMLElement>('code > span');
  expect([...lines].map(({ dataset }) => dataset.case)).toEqual(['2', '1 2']);
});

test('the largest part of a river flows on unless the result is one: it is read last', () => {
  const name = 'A river';
  const rows = shown(name).querySelectorAll('#hero-detail > div dl > div dt');
  expect([...rows].map(({ textContent }) => textContent)).toEqual([
    'A register of its own',
    'A share of a common one',
    'Saved',
  ]);
});

test('lines that a river does not draw are in its disclosure', () => {
  expect(texts(shown('A river'), '#hero-detail details dt')).toEqual(['Holders']);
});

test('a river is drawn once for its whole and each of its parts', () => {
  const water = shown('A river').querySelectorAll('#hero-detail svg [stroke^="url"]');
  expect([...water].map((path) => Number(path.getAttribute('stroke-width')))).toEqual([52, 26, 78]);
});

test('the code of a service stands with the line after the paper', () => {
  const [paper, code] = shown('From the paper to what is kept').querySelectorAll(
    '#hero-detail dl > div',
  );
  expect(paper?.querySelector('pre')).toBeNull();
  expect(code?.querySelector('pre')).not.toBeNull();
});

test('only the first picture of a row of hours is fetched at once', () => {
  const pictures = shown('Hours of a day').querySelectorAll('#hero-detail img');
  expect([...pictures].map((picture) => picture.getAttribute('loading'))).toEqual([
    'eager',
    'lazy',
    'lazy',
  ]);
});
