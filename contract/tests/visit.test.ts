import { expect, test } from 'vitest';
import { campaignIn, cleanVisit } from '../visit.ts';

const nothing = {
  first: '',
  host: '',
  source: '',
  medium: '',
  campaign: '',
  content: '',
  term: '',
  ref: '',
};

test.each([
  ['what is no text or unknown', { source: 7, gclid: 'x' }, {}],
  ['an address of a person', { term: 'layla@mail.example', first: '/a?to=b@c.example' }, {}],
  ['what is no path or host', { first: 'https://evil.example', host: 'evil.example/<b>' }, {}],
  ['an address that looks like a path', { first: '//evil.example' }, {}],
  [
    'lines and what is not seen',
    { campaign: ' spring\r\n\u200Bsale ' },
    { campaign: 'spring sale' },
  ],
  ['what is too long', { ref: 'x'.repeat(300) }, { ref: 'x'.repeat(100) }],
  [
    'what is right',
    { first: '/ar/about', host: 'www.google.com' },
    { first: '/ar/about', host: 'www.google.com' },
  ],
])('of %s is kept what may be', (_, sent, kept) => {
  expect(cleanVisit(sent as never)).toEqual({ ...nothing, ...kept });
});

test('reads the words of a campaign, and of nothing else', () => {
  const query = new URLSearchParams(
    'utm_source=news&utm_campaign=spring&ref=partner&page=2&gclid=1',
  );
  expect(campaignIn(query)).toEqual({ source: 'news', campaign: 'spring', ref: 'partner' });
  expect(campaignIn(new URLSearchParams('q=deed'))).toBeUndefined();
});
