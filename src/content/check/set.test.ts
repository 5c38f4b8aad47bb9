import { describe, expect, test } from 'vitest';
import type { ContentFile } from '../read/leaves.ts';
import { describeProblem } from './diagnostics/problem.ts';
import { checkContentSet } from './set.ts';

const energy = 'content/offers/industries/energy.yaml';
const solar = 'content/offers/industries/solar.yaml';
const pending = (toCome: string[], astray: string[] = []) => ({
  file: 'content/pending.yaml',
  data: { toCome, astray },
});
const problemsOf = (files: ContentFile[], pictures: string[] = []) =>
  checkContentSet(files, new Set(pictures)).map(describeProblem);

describe('addresses', () => {
  test('two pages cannot answer at one address', () => {
    const aliases = ['/industries/solar'];
    expect(
      problemsOf([
        { file: solar, data: {} },
        { file: energy, data: { aliases } },
      ]),
    ).toEqual([`${energy}: aliases[0]: /industries/solar already belongs to ${solar}`]);
  });

  test('two aliases cannot be one', () => {
    const data = { aliases: ['/industries/power'] };
    expect(
      problemsOf([
        { file: energy, data },
        { file: solar, data },
      ]),
    ).toEqual([`${solar}: aliases[0]: /industries/power already belongs to ${energy}`]);
  });

  test('an alias cannot stand for a page of its own or for the home page', () => {
    const home = { file: 'content/pages/home.yaml', data: {} };
    const data = { aliases: ['/', '/industries/energy'] };
    expect(problemsOf([home, { file: energy, data }])).toHaveLength(2);
  });

  test('a page that stands is no longer to come', () => {
    expect(
      problemsOf([{ file: energy, data: {} }, pending(['/about', '/industries/energy'])]),
    ).toEqual([
      `content/pending.yaml: toCome[1]: /industries/energy stands already, in ${energy}; take this line away`,
    ]);
  });
});

describe('links', () => {
  const linking = (href: string) => ({ file: energy, data: { hero: { primaryCall: { href } } } });

  test('lead to pages, aliases, anchors and pages to come', () => {
    const aliased = { file: solar, data: { aliases: ['/industries/sun'] } };
    const files = [aliased, pending(['/about'], ['/demo'])];
    for (const href of [
      '/industries/solar',
      '/industries/sun?tab=a#process',
      '/about',
      '/demo',
      '#features',
    ]) {
      expect(problemsOf([...files, linking(href)])).toEqual([]);
    }
  });

  test('a dead link is named with its field, and its likely meaning', () => {
    expect(problemsOf([linking('/industries/energie')])).toEqual([
      `${energy}: hero.primaryCall.href: /industries/energie is not a page of this site; did you mean /industries/energy?`,
    ]);
  });

  test('nothing is suggested where nothing is like it', () => {
    expect(problemsOf([linking('/prices')])).toEqual([
      `${energy}: hero.primaryCall.href: /prices is not a page of this site`,
    ]);
  });

  test('related pages and View All are links too', () => {
    const data = { related: ['/about', '/nowhere'], caseStudies: { viewAllLink: '/nothing' } };
    expect(problemsOf([{ file: energy, data }, pending(['/about'])])).toEqual([
      `${energy}: related[1]: /nowhere is not a page of this site`,
      `${energy}: caseStudies.viewAllLink: /nothing is not a page of this site`,
    ]);
  });

  test('an outside link needs its key in site.yaml', () => {
    const site = { file: 'content/site.yaml', data: { outside: { code: 'https://code.example' } } };
    expect(problemsOf([site, linking('outside:code')])).toEqual([]);
    expect(problemsOf([site, linking('outside:messaging')])).toEqual([]);
    expect(problemsOf([site, linking('outside:shop')])).toEqual([
      `${energy}: hero.primaryCall.href: content/site.yaml has no outside link named "shop"; add it under outside there`,
    ]);
  });
});

describe('Markdown texts', () => {
  const article = 'content/articles/registers.md';
  const featured = { featured: true };
  const written = (body: string) => ({ file: article, data: featured, body });

  test('a dead link is named with its file and line', () => {
    const body = 'One.\n\nRead [the rules](/resources/blog/register) first.';
    expect(problemsOf([{ ...written(body), bodyLine: 10 }])).toEqual([
      `${article}:12: body.href: /resources/blog/register is not a page of this site; did you mean /resources/blog/registers?`,
    ]);
  });

  test.each([
    '/resources/blog/registers/',
    '/Resources/Blog/registers',
    '/resources/blog/registers.html',
  ])('an address that is written in another way is named as it is here: %s', (href) => {
    const [problem] = problemsOf([written(`Read [the rules](${href}) first.`)]);
    expect(problem).toContain('; write /resources/blog/registers');
  });
});

test('a picture needs its file', () => {
  const picture = (name: string) => ({ name, alt: 'Stone' });
  const data = {
    name: 'Energy',
    hero: { backgroundImage: picture('energy') },
    caseStudies: { items: [{ image: picture('grid') }] },
  };
  const menu = { file: 'content/navigation.yaml', data: { groups: [{ picture: 'enregy' }] } };
  expect(problemsOf([{ file: energy, data }, menu], ['energy'])).toEqual([
    `${energy}: caseStudies.items[0].image.name: media/reliefs has no picture named grid; add its picture there (docs/add-a-picture.md)`,
    'content/navigation.yaml: groups[0].picture: media/reliefs has no picture named enregy; did you mean energy?',
  ]);
});

test('a sourced figure needs its publication', () => {
  const sources = { file: 'content/sources.yaml', data: { sources: [{ id: 'yearbook' }] } };
  const tile = (source: string) => ({ value: '40', label: 'homes', status: 'sourced', source });
  const data = { hero: { statistics: [tile('yearbook'), tile('yearbok')] } };
  expect(problemsOf([sources, { file: energy, data }])).toEqual([
    `${energy}: hero.statistics[1].source: content/sources.yaml has no source with id: yearbok; did you mean yearbook?`,
  ]);
});
