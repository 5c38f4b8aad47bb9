import { expect, test } from 'vitest';
import { sampleMessages } from '../../gallery/content.ts';
import { propsOf, show, texts } from '../../gallery/show.tsx';
import { examples } from './NetworkMap.examples.ts';
import { NetworkMap } from './NetworkMap.tsx';

const says = sampleMessages.illustrations.networkMap;

test('each network says what lives there, or that it is ready', () => {
  const page = show(NetworkMap, propsOf(examples, 'Three used, three ready'));
  const networks = texts(page, 'li');
  expect(networks[0]).toContain('22,400');
  expect(networks.filter((network) => network.includes(says.ready))).toHaveLength(3);
});

test('the foot adds up what lives anywhere', () => {
  const page = show(NetworkMap, propsOf(examples, 'Three used, three ready'));
  expect(texts(page, 'figure > p')[0]).toContain('22,400 + 9,600 + 8,000');
});
