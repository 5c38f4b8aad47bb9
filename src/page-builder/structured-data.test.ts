import { describe, expect, test } from 'vitest';
import { sampleSite } from '../gallery/content.ts';
import { breadcrumbThing, faqThing, jsonLd, serviceThing, siteThings } from './structured-data.ts';

const origin = 'https://falaj.example';

describe('siteThings', () => {
  const [organization, website] = siteThings(sampleSite, origin, '/');

  test('the organization has the facts of site.yaml', () => {
    expect(organization).toMatchObject({
      '@type': 'Organization',
      name: sampleSite.brand,
      email: sampleSite.email,
      telephone: sampleSite.phone.link,
      address: { '@type': 'PostalAddress', addressCountry: sampleSite.address.countryCode },
    });
  });

  test('the site points to its publisher', () => {
    expect(website).toMatchObject({
      '@type': 'WebSite',
      inLanguage: 'en',
      publisher: { '@id': organization?.['@id'] },
    });
  });

  test('other pages name the company and point to the home page', () => {
    expect(siteThings(sampleSite, origin, '/about')).toEqual([
      {
        '@type': 'Organization',
        '@id': organization?.['@id'],
        name: sampleSite.brand,
        url: origin,
      },
    ]);
  });
});

test('breadcrumbs count from 1 and have full addresses', () => {
  const crumbs = [
    { name: 'Falaj', path: '/' },
    { name: 'Energy', path: '/industries/energy' },
  ];
  expect(breadcrumbThing(crumbs, origin).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Falaj', item: 'https://falaj.example/' },
    {
      '@type': 'ListItem',
      position: 2,
      name: 'Energy',
      item: 'https://falaj.example/industries/energy',
    },
  ]);
});

test('a service names its provider', () => {
  expect(serviceThing('Energy', 'Grids on a ledger.', `${origin}/x`, origin)).toMatchObject({
    '@type': 'Service',
    provider: { '@id': `${origin}/#organization` },
  });
});

test('questions carry their answers', () => {
  expect(faqThing([{ question: 'How long?', answer: 'Twelve weeks.' }])).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'How long?',
        acceptedAnswer: { '@type': 'Answer', text: 'Twelve weeks.' },
      },
    ],
  });
});

test('no text can end the script element that carries it', () => {
  const answer = '</script><script>alert(1)</script><!--';
  const printed = jsonLd([{ answer }]);
  expect(printed).not.toContain('<');
  expect(JSON.parse(printed)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ answer }],
  });
});
