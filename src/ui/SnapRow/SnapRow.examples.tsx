import type { Example } from '../../gallery/example.ts';
import { longest } from '../../gallery/longest.ts';
import type { SnapRowProps } from './SnapRow.tsx';

const children = (
  <ul id="snap-row">
    {[0, 1, 2, 3].map((start) => (
      <li key={start}>{longest(90, start)}</li>
    ))}
  </ul>
);

export const examples: Example<SnapRowProps>[] = [
  {
    name: 'Without links',
    note: 'A row on a phone, the list itself on wider screens.',
    props: { labelledBy: 'snap-row', children },
    themes: ['plaster'],
  },
  {
    name: 'Reached by its links',
    props: {
      labelledBy: 'snap-row-links',
      isReached: true,
      children: (
        <ul id="snap-row-links">
          {['/about', '/services', '/portfolio'].map((href) => (
            <li key={href}>
              <a href={href}>{href}</a>
            </li>
          ))}
        </ul>
      ),
    },
    themes: ['plaster'],
  },
];
