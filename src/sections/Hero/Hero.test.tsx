import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { sampleWords } from '../../gallery/content.ts';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './Hero.examples.ts';
import { Hero } from './Hero.tsx';

const shown = (name: string) => show(Hero, propsOf(examples, name));

test('the headline is the one h1', () => {
  expect(texts(shown('Least'), 'h1')).toEqual([propsOf(examples, 'Least').title]);
});

test('with everything: badge, two calls, badges and tiles', () => {
  const container = shown('Primary, with everything');
  expect(container.textContent).toContain('Industries · Energy');
  expect(texts(container, 'div > a')).toEqual(['Discuss your project', 'See case studies']);
  expect(texts(container, 'li')).toEqual(['Free Consultation', '24/7 Support', 'UAE Based']);
  expect(texts(container, 'dd')).toEqual(['$4.5T', '35%', '22–32 weeks']);
});

test('with nothing: no call, no tile, no empty list, no picture', () => {
  const container = shown('Least');
  expect(screen.queryByRole('link')).toBeNull();
  expect(container.querySelector('dl, ul, picture, video')).toBeNull();
});

test('each figure says what it is', () => {
  expect(shown('Primary, with everything').querySelectorAll('dt > a')).toHaveLength(3);
});

test('the risk line stands below the tile of a minimum', () => {
  const props = propsOf(examples, 'A minimum with its risk line');
  const tile = show(Hero, props).querySelector('dl');
  expect(tile?.nextElementSibling?.textContent).toBe(props.risk);
});

test('one call stands alone', () => {
  expect(texts(shown('One call, one figure'), 'div > a')).toEqual(['Discuss your project']);
});

test('the three styles differ', () => {
  const names = ['Primary, with everything', 'Business', 'Accent'];
  const classes = names.map((name) => shown(name).firstElementChild?.className);
  expect(new Set(classes).size).toBe(3);
});

test('the picture is fetched first, for it paints first', () => {
  expect(shown('Business').querySelector('img')?.getAttribute('fetchpriority')).toBe('high');
});

describe('the loop', () => {
  test('is silent, waits for its script, and offers the best file first', () => {
    const video = shown('Tall, with video').querySelector('video') as HTMLVideoElement;
    expect([video.muted, video.loop, video.preload, video.autoplay]).toEqual([
      true,
      true,
      'none',
      false,
    ]);
    const types = [...video.querySelectorAll('source')].map(({ type }) => type);
    expect(types.map((type) => /av01|avc1/.exec(type)?.[0])).toEqual(['av01', 'avc1']);
  });

  test('has a pause button, hidden until a script can serve it', () => {
    const button = shown('Tall, with video').querySelector<HTMLButtonElement>('button');
    expect(button?.getAttribute('aria-label')).toBe(sampleWords.pauseVideo);
    expect(button?.hidden).toBe(true);
  });
});
