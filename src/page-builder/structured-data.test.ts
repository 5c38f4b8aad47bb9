import { describe, expect, test } from 'vitest';
import { sampleSite } from '../gallery/content.ts';
import { breadcrumbThing, jsonLd, siteThings } from './structured-data.ts';

const origin = 'https://falaj.example';

describe('siteThings', () => {
  const [organization] = siteThings(sampleSite, origin, '/');

  test('the organization has the facts of site.yaml', () => {
    expect(organization).toMatchObject({
      '@type': 'Organization',
      name: sampleSite.brand,
      email: sampleSite.email,
      telephone: sampleSite.phone.link,
      address: { '@type': 'PostalAddress', addressCountry: sampleSite.address.countryCode },
    });
  });

  test('each language has a home page of its own, and all are of one company', () => {
    const [company, website] = siteThings(sampleSite, origin, '/ar');
    expect(company?.['@id']).toBe(organization?.['@id']);
    expect(website).toMatchObject({ '@id': `${origin}/ar/#website`, url: `${origin}/ar` });
    expect(siteThings(sampleSite, origin, '/')[1]).toMatchObject({ url: origin });
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

test('no text can end the script element that carries it', () => {
  const answer = '</script><script>alert(1)</script><!--';
  const printed = jsonLd([{ answer }]);
  expect(printed).not.toContain('<');
  expect(JSON.parse(printed)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ answer }],
  });
});
