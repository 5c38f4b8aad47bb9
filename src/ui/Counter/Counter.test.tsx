import { render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { propsOf } from '../../gallery/show.tsx';
import './CountUp.client.ts';
import { examples } from './Counter.examples.ts';
import { Counter } from './Counter.tsx';

const shown = (name: string) => render(<Counter {...propsOf(examples, name)} />).container;
const counting = (root: ParentNode) => root.querySelector<HTMLElement>('count-up');

test.each([
  ['Text stands', '24/7'],
  ['Number, grouped', '1,200'],
  ['Prefix and suffix', '$500M'],
  ['Text never counts', '12–18'],
])('%s: prints %s once', (name, text) => {
  expect(shown(name).textContent).toBe(text);
  expect(counting(shown(name))).toBeNull();
});

test('a figure that counts has its final value in the HTML, for screen readers at once', () => {
  const container = shown('Counts with a decimal');
  expect(container.querySelector('.visuallyHidden')?.textContent).toBe('$4.5T');
  expect(counting(container)?.closest('[aria-hidden="true"]')?.textContent).toBe('$4.5T');
});

describe('counting', () => {
  let enter = () => {};
  let pages = 0;

  beforeEach(() => {
    // Each test is on a page of its own, since a figure counts once on a page.
    pages += 1;
    history.replaceState(null, '', `/counter-${pages}`);
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = vi.fn();
        disconnect = vi.fn();
        constructor(callback: (entries: object[]) => void) {
          enter = () => callback([{ isIntersecting: true }]);
        }
      },
    );
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('goes from 0 to the value in 2000 ms, with its decimals', () => {
    const container = render(<Counter value={4.5} suffix="T" animate />).container;
    const element = counting(container) as HTMLElement;
    const whole = element.parentElement;
    enter();
    expect(whole?.textContent).toBe('0.0T');
    vi.advanceTimersByTime(1000);
    expect(whole?.textContent).toBe('2.3T');
    vi.advanceTimersByTime(1001);
    expect(whole?.textContent).toBe('4.5T');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('money never shows less than four fifths of the value', () => {
    const element = counting(shown('Counts with a decimal')) as HTMLElement;
    enter();
    expect(element.parentElement?.textContent).toBe('$3.6T');
    vi.advanceTimersByTime(2001);
    expect(element.parentElement?.textContent).toBe('$4.5T');
  });

  test('a value is marked as one in motion until it is the final one', () => {
    const element = counting(shown('Counts')) as HTMLElement;
    enter();
    expect(element.hasAttribute('data-counting')).toBe(true);
    vi.advanceTimersByTime(2001);
    expect(element.hasAttribute('data-counting')).toBe(false);
  });

  test('counts once on a page, also when the page is opened again', () => {
    shown('Counts');
    enter();
    vi.advanceTimersByTime(2001);
    const observer = vi.fn();
    vi.stubGlobal('IntersectionObserver', observer);
    shown('Counts');
    expect(observer).not.toHaveBeenCalled();
  });

  test('takes sixty steps', () => {
    shown('Counts');
    enter();
    let steps = 0;
    for (; vi.getTimerCount() > 0; steps += 1) vi.advanceTimersToNextTimer();
    expect(steps).toBe(60);
  });

  test('stops when its page is left', () => {
    const container = shown('Counts');
    enter();
    container.remove();
    vi.advanceTimersByTime(50);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('does not begin under reduced motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const observer = vi.fn();
    vi.stubGlobal('IntersectionObserver', observer);
    shown('Counts');
    expect(observer).not.toHaveBeenCalled();
  });
});
