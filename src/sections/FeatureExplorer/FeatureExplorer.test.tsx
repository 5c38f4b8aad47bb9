import { fill } from '@falaj/contract/fill.ts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { sampleMessages } from '../../gallery/content.ts';
import { propsOf, texts } from '../../gallery/show.tsx';
import { examples } from './FeatureExplorer.examples.ts';
import { FeatureExplorer } from './FeatureExplorer.tsx';
import { FeatureTabs } from './FeatureTabs.island.tsx';

const props = propsOf(examples, 'Metrics as list and as map');
const { items } = props;
const tabs = <FeatureTabs items={items} messages={sampleMessages} />;
const section = (
  <FeatureExplorer {...props} messages={sampleMessages}>
    {tabs}
  </FeatureExplorer>
);

const selected = () => screen.getByRole('tab', { selected: true }).id;
const panel = () => screen.getByRole('tabpanel');
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

afterEach(() => history.replaceState(null, '', '#'));

describe('before a script has run', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(section);

  test('the entry whose detail is shown first says that it is the current one', () => {
    const [first, ...others] = page.querySelectorAll('a');
    expect(first?.getAttribute('aria-current')).toBe('true');
    expect(others.some((link) => link.hasAttribute('aria-current'))).toBe(false);
  });

  test('entries are plain links to their panels, not tabs that do nothing', () => {
    expect(page.querySelectorAll('[role]')).toHaveLength(0);
    for (const link of page.querySelectorAll('a[href^="#"]')) {
      expect(page.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
    }
  });
});

describe('once it is live', () => {
  test('the first feature is selected and the other panels are put away', () => {
    render(section);
    expect(selected()).toBe('tab-peer-to-peer-trading');
    expect(panel().id).toBe('feature-peer-to-peer-trading');
    expect(document.querySelectorAll('[role="tabpanel"][hidden]')).toHaveLength(items.length - 1);
  });

  test('each tab controls its panel, and the panel is named by its tab', () => {
    render(section);
    for (const tab of screen.getAllByRole('tab')) {
      const controlled = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      expect(controlled?.getAttribute('aria-labelledby')).toBe(tab.id);
    }
    expect(screen.getByRole('tablist', { name: sampleMessages.featureList })).toBeTruthy();
  });

  test('a click selects, shows the detail and gives it an address', () => {
    render(section);
    fireEvent.click(screen.getByRole('tab', { name: /Smart grid/ }));
    expect(selected()).toBe('tab-smart-grid');
    expect(texts(panel(), 'h3')).toEqual([items[1]?.title]);
    expect(location.hash).toBe('#feature-smart-grid');
  });

  test('a click that asks for a new tab of the browser keeps its meaning', () => {
    render(section);
    fireEvent.click(screen.getByRole('tab', { name: /Smart grid/ }), { ctrlKey: true });
    expect(selected()).toBe('tab-peer-to-peer-trading');
  });

  test.each([
    ['ArrowDown', 'tab-smart-grid'],
    ['ArrowRight', 'tab-smart-grid'],
    ['ArrowUp', 'tab-storage'],
    ['ArrowLeft', 'tab-storage'],
    ['End', 'tab-storage'],
    ['Home', 'tab-peer-to-peer-trading'],
  ])('%s selects and focuses %s', (key, id) => {
    render(section);
    screen.getByRole('tab', { selected: true }).focus();
    press(key);
    expect([selected(), document.activeElement?.id]).toEqual([id, id]);
  });

  test.each([
    ['ArrowLeft', 'tab-smart-grid'],
    ['ArrowRight', 'tab-storage'],
  ])('where text runs from right to left, %s leads to %s', (key, id) => {
    document.body.style.direction = 'rtl';
    render(section);
    screen.getByRole('tab', { selected: true }).focus();
    press(key);
    document.body.style.direction = '';
    expect(selected()).toBe(id);
  });

  test('other keys stay with the browser', () => {
    render(section);
    screen.getByRole('tab', { selected: true }).focus();
    expect(press('a')).toBe(true);
    expect(press('End')).toBe(false);
  });

  test('only the selected tab is a stop of the Tab key', () => {
    render(section);
    const stops = screen.getAllByRole('tab').filter((tab) => tab.tabIndex >= 0);
    expect(stops.map(({ id }) => id)).toEqual(['tab-peer-to-peer-trading']);
  });

  test('an address selects its feature, also when it changes later', () => {
    history.replaceState(null, '', '#feature-storage');
    render(section);
    expect(selected()).toBe('tab-storage');
    history.replaceState(null, '', '#feature-smart-grid');
    act(() => void dispatchEvent(new Event('hashchange')));
    expect(selected()).toBe('tab-smart-grid');
  });

  test('an address of something else selects the first', () => {
    history.replaceState(null, '', '#process');
    render(section);
    expect(selected()).toBe('tab-peer-to-peer-trading');
  });
});

describe('the illustration', () => {
  test('stands in the page without any script', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToStaticMarkup(section);
    expect(texts(page, '#feature-peer-to-peer-trading figcaption')[0]).toContain('H-0412');
    expect(page.querySelectorAll('#feature-smart-grid figure')).toHaveLength(0);
  });

  test('is drawn when its feature is chosen, and only then', () => {
    render(section);
    const drawn = () => [...document.querySelectorAll('[data-draw]')].map(({ id }) => id);
    expect(drawn()).toEqual([]);
    fireEvent.click(screen.getByRole('tab', { name: /Smart grid/ }));
    expect(drawn()).toEqual(['feature-smart-grid']);
  });
});

describe('the detail', () => {
  test('popular features are said to be so, and no others', () => {
    render(section);
    const isMarked = (tab: HTMLElement) => !!tab.textContent?.includes(sampleMessages.popular);
    expect(screen.getAllByRole('tab').map(isMarked)).toEqual([true, false, false]);
  });

  test('prints metrics of a list, with what they were before', () => {
    const { container } = render(section);
    const first = container.querySelector('#feature-peer-to-peer-trading') as Element;
    expect(texts(first, 'dd')).toEqual(['5–15 min', '24/7']);
    const { target, stated } = sampleMessages.figureStatus;
    expect(texts(first, 'dt')).toEqual([
      `price interval (${fill(sampleMessages.was, { value: '1 month' })}), ${target}`,
      `market hours, ${stated}`,
    ]);
  });
});
