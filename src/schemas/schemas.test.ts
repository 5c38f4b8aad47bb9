import { message } from '@falaj/contract/messages/sentence.ts';
import type { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { fieldName } from '../content/check/diagnostics/problem.ts';
import { figure } from './figures/figure.ts';
import { sourceMissing } from './figures/figure-status.ts';
import { metric } from './figures/metric.ts';
import { caseStudy, testimonial } from './offer/case-study.ts';
import { feature, featureExplorer } from './offer/feature.ts';
import { hero } from './offer/hero.ts';
import { heroDetail } from './offer/hero-detail.ts';
import { process } from './offer/process.ts';
import { duration } from './shared/duration.ts';
import { related } from './shared/related.ts';
import { href, path, slug, text } from './shared/text.ts';
import { officeHours } from './site/office-hours.ts';
import { site } from './site/site.ts';

/** What an author reads about a value: `field: message`, or the message alone. */
const faultsOf = (schema: z.ZodType, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path: at, message }) =>
    at.length ? `${fieldName(at)}: ${message}` : message,
  );

describe('copy', () => {
  const short = text(20);

  test.each(['', '   '])('must not be empty: %j', (value) => {
    expect(faultsOf(short, value)).toEqual(['must not be empty']);
  });

  test.each([
    'a <b>bold</b> claim',
    '<br/>',
    '</p>',
    '[more](/about)',
    'a **bold** claim',
    '# Claim',
    'Rock &amp; water',
    'class="lead"',
    'className=lead',
  ])('is plain words, not %s', (value) => {
    expect(faultsOf(text(90), value)).toEqual([
      'must be plain words: no HTML, Markdown or class names',
    ]);
  });

  test.each(['Holder → register', 'Read on ⟶', '← Back'])('holds no arrow: %s', (value) => {
    for (const schema of [text(90), message])
      expect(faultsOf(schema, value)).toEqual([
        'must say in words what its arrow says: an arrow does not turn where text runs from right to left',
      ]);
  });

  test.each(['5 < 6 and 7 > 2', 'Rock & water', 'No. 1 * 2', 'C# and #1', 'first class service'])(
    'may say %s',
    (value) => {
      expect(faultsOf(text(90), value)).toEqual([]);
    },
  );
});

describe('addresses', () => {
  const BAD_PATH = 'must be a path such as /services, without a trailing slash';
  const BAD_HREF =
    'must be a path (/contact), an anchor (#features) or outside:<name of a link in site.yaml>';

  test.each(['/', '/services', '/use-cases/rwa-tokenization'])('%s is a path', (value) => {
    expect(faultsOf(path, value)).toEqual([]);
  });

  test.each(['services', '/services/', '/Services', '//x', '/a b', '/a?b=c', '#a', ''])(
    '%j is not a path',
    (value) => {
      expect(faultsOf(path, value)).toEqual([BAD_PATH]);
    },
  );

  test.each([
    '/contact',
    '#features',
    '/contact?interest=audit#message',
    '/#top',
    'outside:messaging',
  ])('a link may lead to %s', (value) => {
    expect(faultsOf(href, value)).toEqual([]);
  });

  test.each(['contact', '/contact/', 'javascript:alert(1)', 'mailto:a@b.c'])(
    'a link may not lead to %s',
    (value) => {
      expect(faultsOf(href, value)).toEqual([BAD_HREF]);
    },
  );

  test('a link to another site is told where those live', () => {
    expect(faultsOf(href, 'https://code.example')).toEqual([
      expect.stringContaining('content/site.yaml'),
    ]);
  });

  test('a slug is lower-case words joined by hyphens', () => {
    expect(faultsOf(slug, 'smart-contracts-2')).toEqual([]);
    for (const value of ['Smart', 'smart_contracts', '-smart', 'smart--contracts', '']) {
      expect(faultsOf(slug, value)).toEqual(['must be lower-case words joined by hyphens']);
    }
  });
});

describe('durations', () => {
  test.each([
    ['4-6 weeks', { unit: 'week', min: 4, max: 6 }],
    ['1 week', { unit: 'week', min: 1, max: 1 }],
    ['5-7 days', { unit: 'day', min: 5, max: 7 }],
    ['4–6 weeks', { unit: 'week', min: 4, max: 6 }],
    ['12 months', { unit: 'month', min: 12, max: 12 }],
    ['Ongoing', { unit: 'ongoing' }],
  ])('%s is read', (value, parsed) => {
    expect(duration.parse(value)).toEqual(parsed);
  });

  test.each(['4—6 weeks', 'four weeks', '6 hours', '4 - 6 weeks', 'ongoing', ''])(
    '%j says what it should look like',
    (value) => {
      expect(faultsOf(duration, value)).toEqual([
        `must look like "4-6 weeks", "1 week" or "Ongoing", not "${value}"`,
      ]);
    },
  );

  test('a range goes up', () => {
    expect(faultsOf(duration, '6-4 weeks')).toEqual([
      'must go from the shorter to the longer time, not "6-4 weeks"',
    ]);
  });
});

describe('process', () => {
  const step = { title: 'Pilot', description: 'One feeder.', deliverables: ['A report'] };
  const of = (durations: string[], total?: object) => ({
    title: 'Three stages',
    status: 'stated',
    steps: durations.map((value) => ({ ...step, duration: value })),
    total,
  });
  const because = 'Two stages run beside each other.';

  test('refuses a stated total that is the sum, in whatever unit', () => {
    for (const stated of ['6-9 weeks', '42-63 days']) {
      const value = of(['1-2 weeks', '2-3 weeks', '3-4 weeks'], { stated, because });
      expect(faultsOf(process, value)).toEqual([
        'total: equals the sum of the steps; leave it out, it is added up',
      ]);
    }
  });

  test('accepts a total that differs, or that cannot be added up', () => {
    const differs = { stated: '6-8 weeks', because };
    expect(faultsOf(process, of(['1-2 weeks', '2-3 weeks', '3-4 weeks'], differs))).toEqual([]);
    expect(faultsOf(process, of(['2 days', '2-3 weeks', '3-4 weeks'], differs))).toEqual([]);
  });
});

describe('metrics', () => {
  const base = { label: 'support', status: 'stated' };

  test('only a number can count up', () => {
    expect(faultsOf(metric, { ...base, value: '24/7', animateNumber: true })).toEqual([
      'value: must be a number when animateNumber is true (put signs in prefix and suffix)',
    ]);
    expect(faultsOf(metric, { ...base, value: 24, animateNumber: true })).toEqual([]);
    expect(faultsOf(metric, { ...base, value: '24/7' })).toEqual([]);
  });
});

test('a sourced figure names its source, and no other does', () => {
  const tile = { value: '40', label: 'homes' };
  expect(faultsOf(figure, { ...tile, status: 'sourced' })).toEqual([
    `source: ${sourceMissing().message}`,
  ]);
  expect(faultsOf(figure, { ...tile, status: 'sample', source: 'yearbook' })).toHaveLength(1);
  expect(faultsOf(figure, { ...tile, status: 'sourced', source: 'yearbook' })).toEqual([]);
});

describe('case studies', () => {
  const whole = {
    quote: 'We stopped asking.',
    author: 'Invented quotation',
    position: 'Operations',
  };

  test('authors stay masked', () => {
    expect(faultsOf(testimonial, { ...whole, author: 'A. Person' })).toEqual([
      'author: must be "Invented quotation": authors stay masked',
    ]);
  });

  test('words and position have two names each, and one of them is needed', () => {
    const { quote, position, author } = whole;
    expect(faultsOf(testimonial, { text: quote, role: position, author })).toEqual([]);
    expect(faultsOf(testimonial, { author })).toEqual([
      'quote: is missing',
      'position: is missing',
    ]);
  });

  const study = {
    id: 'microgrid',
    title: 'A microgrid',
    company: 'Invented quotation',
    industry: 'Energy',
    challenge: 'A flat tariff.',
    solution: 'A market.',
  };

  test('results are figures or lines, never both', () => {
    const figures = [{ metric: 'homes', value: '40' }];
    expect(faultsOf(caseStudy, { ...study, results: figures })).toEqual([]);
    expect(faultsOf(caseStudy, { ...study, results: ['40 homes'] })).toEqual([]);
    expect(faultsOf(caseStudy, { ...study, results: [...figures, '40 homes'] })).toHaveLength(1);
  });
});

describe('features', () => {
  const one = {
    id: 'storage',
    title: 'Storage',
    description: 'In blocks',
    longDescription: 'The scheduler sells blocks.',
    benefits: ['One', 'Two'],
    metrics: { Window: 'Daily' },
  };

  test('two features cannot share an address', () => {
    expect(faultsOf(featureExplorer, { title: 'Parts', items: [one, one] })).toEqual([
      'items: every feature needs an id of its own',
    ]);
  });

  test.each([
    ['a list', [{ label: 'Window', value: '15 min' }], /^metrics\[0\]\.status: is missing/],
    ['a map', { Window: '15 min' }, /^metrics\.Window: is a figure: write it in list form/],
  ])('a figure without status is refused in %s', (_, metrics, message) => {
    expect(faultsOf(feature, { ...one, metrics })).toEqual([expect.stringMatching(message)]);
  });

  test.each(['Changes every 30 s', 'يتغير كل 30 ثانية'])('“%s” is no figure', (value) => {
    expect(faultsOf(feature, { ...one, metrics: { Code: value } })).toEqual([]);
  });
});

test('a label of the first screen has at most three words', () => {
  const faultsIn = (words: string) =>
    faultsOf(heroDetail, {
      title: 'A sum',
      lines: ['Rent', 'Costs'].map((label) => ({ label, text: 'Are counted.' })),
      pins: [
        { text: words, at: [70, 29] },
        { text: 'Kept', at: [54, 69] },
      ],
    });
  expect(faultsIn('One offer sheet')).toEqual([]);
  expect(faultsIn('One sheet for all')).toEqual([
    expect.stringMatching(/^pins\[0\]\.text: has more than 3 words/),
  ]);
});

test('a line of the opening has figure and status together, or neither', () => {
  const faultsIn = (line: object) =>
    faultsOf(heroDetail, { title: 'A day', lines: [{ label: '07:30', text: 'It opens.' }, line] });
  expect(faultsIn({ label: 'Rent', value: '$1M' })).toEqual([
    expect.stringMatching(/^lines\[1\]\.status: is missing/),
  ]);
  expect(faultsIn({ label: 'Rent', text: 'Comes in.', status: 'sample' })).toEqual([
    expect.stringMatching(/^lines\[1\]\.value: is missing/),
  ]);
});

describe('everything else', () => {
  test('a price among the tiles of a hero needs the risk wording, a market does not', () => {
    const tile = (value: string) => ({
      title: 'A claim',
      description: 'Shares of a field.',
      statistics: [{ value, label: 'a figure', status: 'stated' }],
    });
    expect(faultsOf(hero, tile('From $100'))[0]).toMatch(/^risk: .*warning\.share/);
    expect(faultsOf(hero, { ...tile('From $100'), risk: 'It can fail.' })).toEqual([]);
    expect(faultsOf(hero, tile('$55B'))).toEqual([]);
  });

  test('the phone has its country code', () => {
    const of = (phone: string) =>
      faultsOf(site, { phone }).filter((fault) => fault.startsWith('phone'));
    expect(of('04 555 0100')).toHaveLength(1);
    expect(of('+971 4 555 0100')).toEqual([]);
  });
});

describe('what is named twice, or ends before it begins', () => {
  const hours = {
    days: '{from}–{to}',
    time: '{from}–{to}, {zone}',
    zone: 'Asia/Muscat',
    zoneName: 'GST',
    opens: '09:00',
    closes: '18:00',
    weekdays: [0, 1, 2],
    holidays: [{ date: '2026-12-02', name: 'National Day' }],
  };

  test.each<[string, Partial<typeof hours>, string[]]>([
    ['hours in order', {}, []],
    ['an end before the beginning', { closes: '08:00' }, ['closes: must be later than opens']],
    ['a doubled day', { weekdays: [0, 1, 1] }, ['weekdays: names a day twice; name each once']],
    [
      'a doubled holiday',
      { holidays: ['National Day', 'Union Day'].map((name) => ({ date: '2026-12-02', name })) },
      ['holidays: has one date twice; keep one of the two'],
    ],
  ])('office hours with %s', (_, part, faults) => {
    expect(faultsOf(officeHours, { ...hours, ...part })).toEqual(faults);
  });

  test('a related page', () => {
    expect(faultsOf(related, ['/about', '/contact'])).toEqual([]);
    expect(faultsOf(related, ['/about', '/about'])).toEqual(['names a page twice; name each once']);
  });
});
