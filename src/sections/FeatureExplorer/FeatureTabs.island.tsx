import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { tabAfter } from '../../runtime/browser/arrow-keys.ts';
import { replaceAddress } from '../../runtime/browser/replace-address.ts';
import type { Messages } from '../../schemas/site/messages.ts';
import { FeatureTab, type TabFeature } from './FeatureTab.tsx';
import styles from './FeatureTabs.module.css';
import { featureAnchor } from './feature-metrics.ts';

export interface FeatureTabsProps {
  items: TabFeature[];
  messages: Pick<Messages, 'popular' | 'featureList'>;
}

/** Index of the feature that the address names; -1 if it names none of these. */
const addressed = (items: TabFeature[]) =>
  items.findIndex((item) => `#${featureAnchor(item.id)}` === location.hash);

/** Whether the tabs lie beside each other, which the style sheet decides by width and group. */
const liesInRow = (list: HTMLElement | null) =>
  list !== null && getComputedStyle(list).gridAutoFlow.startsWith('column');

/** Has the illustration of the chosen feature drawn again, unless the visitor asked for less motion (`data-draw`). */
function draw(items: TabFeature[], chosen: number) {
  for (const [index, { id }] of items.entries())
    document.getElementById(featureAnchor(id))?.toggleAttribute('data-draw', index === chosen);
}

/**
 * The feature explorer as tabs: one is selected, its panel is shown, and its address is `#feature-<id>`. Before
 * hydration the tabs are links to the panels, and CSS shows the first or the addressed one. Without scripts
 * every panel is shown.
 */
export function FeatureTabs({ items, messages }: FeatureTabsProps) {
  const [selected, setSelected] = useState<number>();
  const [isRow, setIsRow] = useState(false);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const look = new ResizeObserver(() => setIsRow(liesInRow(list.current)));
    if (list.current) look.observe(list.current);
    return () => look.disconnect();
  }, []);

  useEffect(() => {
    const follow = () => {
      // While the page is kept for the way back, the address belongs to another page.
      if (list.current?.isConnected) setSelected(Math.max(addressed(items), 0));
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [items]);

  const select = (index: number) => {
    setSelected(index);
    draw(items, index);
    // On a phone, all of it comes into view.
    list.current?.children[index]?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    replaceAddress(`#${featureAnchor(items[index]?.id ?? '')}`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabAfter(event, selected ?? 0, items.length, true);
    if (next === undefined) return;
    event.preventDefault();
    select(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  // The panels are static HTML outside the island; the tabs only choose which one is shown.
  useLayoutEffect(() => {
    if (selected === undefined) return;
    for (const [index, { id }] of items.entries()) {
      const panel = document.getElementById(featureAnchor(id));
      panel?.setAttribute('role', 'tabpanel');
      panel?.setAttribute('aria-labelledby', `tab-${id}`);
      panel?.toggleAttribute('hidden', index !== selected);
      if (index === selected) panel?.setAttribute('tabindex', '0');
      else panel?.removeAttribute('tabindex');
    }
  }, [items, selected]);

  const live = selected !== undefined;
  const tablist = live
    ? {
        role: 'tablist',
        'aria-label': messages.featureList,
        'aria-orientation': isRow ? ('horizontal' as const) : ('vertical' as const),
        onKeyDown,
      }
    : {};
  return (
    <div ref={list} className={styles.list} {...tablist}>
      {items.map((item, index) => (
        <FeatureTab
          key={item.id}
          feature={item}
          isFirst={index === 0}
          selected={live ? index === selected : undefined}
          popular={messages.popular}
          onSelect={() => select(index)}
        />
      ))}
    </div>
  );
}
