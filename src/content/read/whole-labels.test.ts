import { expect, test } from 'vitest';
import { keepLabelsWhole } from './whole-labels.ts';

const whole = (label: string) => `<span class="whole">${label}</span>`;

test('labels with a hyphen are marked where text runs', () => {
  expect(keepLabelsWhole('<p>An ERC-3643 share, an I-REC entry.</p>')).toBe(
    `<p>An ${whole('ERC-3643')} share, an ${whole('I-REC')} entry.</p>`,
  );
});

test.each([
  '<a title="a > b ERC-3643" href="/erc-3643">the standard</a>',
  '<head><title>ERC-3643</title></head>',
  '<pre><code>ERC-3643</code></pre><code>ERC-20</code>',
  '<svg><text>ERC-3643</text></svg>',
  '<astro-island props="{}"><p>ERC-3643</p></astro-island>',
  '<p>peer-to-peer, KYC-based, 2026-11</p>',
])('attributes, code, drawings, islands and other words stay as they are: %s', (html) => {
  expect(keepLabelsWhole(html)).toBe(html);
});

test('text after a part that is left alone is marked', () => {
  expect(keepLabelsWhole('<code>ERC-20</code> is ERC-20')).toBe(
    `<code>ERC-20</code> is ${whole('ERC-20')}`,
  );
});
