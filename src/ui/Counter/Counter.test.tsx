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
  expect(counting(container)?.textContent).toBe('$4.5T');
  expect(counting(container)?.closest('[aria-hidden="true"]')).toBeTruthy();
});

describe('counting', () => {
  let enter = () => {};

  beforeEach(() => {
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
    const container = shown('Counts with a decimal');
    const element = counting(container) as HTMLElement;
    enter();
    expect(element.textContent).toBe('$0.0T');
    vi.advanceTimersByTime(1000);
    expect(element.textContent).toBe('$2.3T');
    vi.advanceTimersByTime(1001);
    expect(element.textContent).toBe('$4.5T');
    expect(vi.getTimerCount()).toBe(0);
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
