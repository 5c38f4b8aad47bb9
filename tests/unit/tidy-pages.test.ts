import { expect, test } from 'vitest';
import { tidyPage } from '../../deploy/integration/tidy-pages.ts';

const nowrap = (label: string) => `<span class="nowrap">${label}</span>`;

test('labels with a hyphen, and ranges, are marked where text runs', () => {
  expect(
    tidyPage(
      '<p title="a > b">An ERC-3643 share, an <b>I-REC</b> entry of Falaj FZ-LLC, 11–17 weeks.</p>',
    ),
  ).toBe(
    `<p title="a > b">An ${nowrap('ERC-3643')} share, an <b>${nowrap('I-REC')}</b> entry of Falaj ${nowrap('FZ-LLC')}, ${nowrap('11–17')} weeks.</p>`,
  );
});

test.each([
  '<a title="a > b ERC-3643" href=/erc-3643>the standard</a>',
  "<a title='“a” > ERC-3643'>the standard</a>",
  '<head><title>ERC-3643</title></head>',
  '<pre><code>ERC-3643</code> ERC-20</pre><code class="a">ERC-20</code>',
  '<svg viewBox="0 0 1 1"><text>ERC-3643</text></svg>',
  '<astro-island props="{}"><p>ERC-3643</p></astro-island>',
  '<!-- ERC-3643 isn’t "here -->',
  '<p>peer-to-peer, KYC-based, 2026-11</p>',
])('attributes, code, drawings, islands and other words stay as they are: %s', (html) => {
  expect(tidyPage(html)).toBe(html);
});

test('text around a part that is left alone is marked', () => {
  expect(tidyPage('<header>ERC-721</header><code>ERC-20</code> is ERC-20')).toBe(
    `<header>${nowrap('ERC-721')}</header><code>ERC-20</code> is ${nowrap('ERC-20')}`,
  );
});

test('the style element that Astro puts beside an island is taken away', () => {
  const style = '<style>astro-island,astro-slot{display:contents}</style>';
  expect(tidyPage(`<main>${style}<astro-island></astro-island></main>`)).toBe(
    '<main><astro-island></astro-island></main>',
  );
});

test('where words run to the left, ranges and signed numbers keep their order', () => {
  expect(
    tidyPage(
      '<html lang="ar" dir="rtl"><p>11–17 و25+ و−71% و$5.2B+ و40% و$12 مليون و24/7 وH-0412 و2014/65/EU</p>',
    ),
  ).toBe(
    '<html lang="ar" dir="rtl"><p><span class="nowrap" dir="ltr">11–17</span> و<span class="nowrap" dir="ltr">25+</span> و<span class="nowrap" dir="ltr">−71%</span> و<span class="nowrap" dir="ltr">$5.2B+</span> و<span class="nowrap" dir="ltr">40%</span> و<span class="nowrap" dir="ltr">$12</span> مليون و24/7 و<span class="nowrap" dir="ltr">H-0412</span> و<span class="nowrap" dir="ltr">2014/65/EU</span></p>',
  );
});

test.each(['+971 4 000 0000', '+1 202 555 0100', '+966\u00a011\u00a0000\u00a00000'])(
  'where words run to the left, the telephone number %s keeps its order as a whole',
  (phone) => {
    expect(tidyPage(`<html lang="ar" dir="rtl"><td>${phone}</td>`)).toBe(
      `<html lang="ar" dir="rtl"><td><span class="nowrap" dir="ltr">${phone}</span></td>`,
    );
  },
);

test('a number is kept whole with its unit or not at all', () => {
  const page = (text: string) => `<html lang="ar" dir="rtl"><p>${text}</p>`;
  expect(tidyPage(page('و$4.5T وبعد $4.5X'))).toBe(
    page('و<span class="nowrap" dir="ltr">$4.5T</span> وبعد $4.5X'),
  );
});

test('where words run to the left, a name without a number stays beside the rest of it', () => {
  expect(tidyPage('<html lang="ar" dir="rtl"><p>فلج (Falaj Assets FZ-LLC)</p>')).toBe(
    `<html lang="ar" dir="rtl"><p>فلج (Falaj Assets ${nowrap('FZ-LLC')})</p>`,
  );
});

test('a link to a page that a language has not says where it leads', () => {
  const page = (links: string) => `<html lang="ar" dir="rtl"><main>${links}</main>`;
  expect(tidyPage(page('<a class="a" href="/resources/blog">ا</a><a href="/a.pdf">ب</a>'))).toBe(
    page('<a hreflang="en" class="a" href="/resources/blog">ا</a><a href="/a.pdf">ب</a>'),
  );
});
