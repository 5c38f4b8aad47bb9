import { describe, expect, test } from 'vitest';
import { REGIONS, type RegionNames, zoneGroups, zoneLabel } from '../zone-list.ts';

const DUBAI = 'Asia/Dubai';

describe('the list of time zones', () => {
  const names = Object.fromEntries(
    REGIONS.map((region) => [region, `${region} in words`]),
  ) as RegionNames;
  const groups = zoneGroups(['Asia/Calcutta', DUBAI, 'UTC'], names, 'en-AE');
  const [near, ...regions] = groups;
  const cities = (region: string) =>
    groups
      .find(({ name }) => name === region || name === names[region as keyof RegionNames])
      ?.zones.map(({ city }) => city) ?? [];

  test('begins with the visitor’s own, the office’s and UTC', () => {
    expect(near?.zones.map(({ zone }) => zone)).toEqual(['Asia/Calcutta', DUBAI, 'UTC']);
    expect(near?.zones.map(({ city }) => city)).toEqual(['Kolkata', 'Dubai', 'UTC']);
  });

  test('goes on by region, each zone once, from A to Z as it is read', () => {
    const said = regions.map(({ name }) => name);
    expect(said).toEqual([...said].sort());
    // Each has its words, with none left over.
    expect(said).toEqual(Object.values(names));
    const all = groups.flatMap(({ zones }) => zones.map(({ zone }) => zone));
    expect(all).toEqual([...new Set(all)]);
    expect(all.length).toBeGreaterThan(400);
    for (const name of said) {
      expect(cities(name)).toEqual([...cities(name)].sort((a, b) => a.localeCompare(b)));
    }
  });

  test('names the office once where the visitor is there', () => {
    expect(zoneGroups([DUBAI, DUBAI, 'UTC'], names, 'en-AE')[0]?.zones).toHaveLength(2);
  });

  test('has the first ones where a browser does not list its own', () => {
    const { supportedValuesOf } = Intl;
    Object.assign(Intl, { supportedValuesOf: undefined });
    expect(zoneGroups([DUBAI, 'UTC'], names, 'en-AE')).toHaveLength(1);
    Object.assign(Intl, { supportedValuesOf });
  });

  test('names a zone once that the browser knows by two names', () => {
    const both = zoneGroups(['Asia/Kolkata', DUBAI, 'UTC'], names, 'en-AE').flatMap(
      ({ zones }) => zones,
    );
    expect(both.filter(({ city }) => city === 'Kolkata')).toHaveLength(1);
  });

  test('shows today’s names where browsers keep old ones', () => {
    const old = /Calcutta|Katmandu|Rangoon|Saigon|Kiev|Asmera|Faeroe|Godthab|Truk|Ponape|Enderbury/;
    const read = groups.flatMap(({ zones }) => zones.map(({ city }) => city));
    expect(read.filter((city) => old.test(city))).toEqual([]);
    for (const city of ['Kathmandu', 'Yangon', 'Ho Chi Minh']) {
      expect(cities('Asia')).toContain(city);
    }
    expect(cities('Europe')).toContain('Kyiv');
  });

  test('puts the city before its province, so that typing finds it', () => {
    expect(cities('America')).toContain('Knox, Indiana');
  });
});

test('zones are written as their people write them', () => {
  expect(zoneLabel('America/New_York', 'en-AE')).toBe('America/New York');
  expect(zoneLabel('Asia/Calcutta', 'en-AE')).toBe('Asia/Kolkata');
  expect(zoneLabel('Europe/Kiev', 'en-AE')).toBe('Europe/Kyiv');
});

test('in a language of other letters a zone has the name of its country, or of its city', () => {
  const arabic = 'ar-AE-u-nu-latn';
  expect(zoneLabel('Europe/London', arabic)).toBe('المملكة المتحدة');
  const names = Object.fromEntries(REGIONS.map((region) => [region, region])) as RegionNames;
  const [near, ...regions] = zoneGroups(['Asia/Dubai', 'UTC'], names, arabic);
  expect(near?.zones[0]?.city).toBe('الإمارات العربية المتحدة');
  const cities = regions.flatMap(({ zones }) => zones.map(({ city }) => city));
  expect(cities.filter((city) => city.startsWith('توقيت'))).toEqual([]);
  expect(cities).toContain('مصر');
  // Until somebody turns to the list, those that are not shown are not worked out.
  const [shown, ...others] = zoneGroups(['Asia/Dubai'], names, arabic, false);
  expect(shown).toEqual({ name: '', zones: near?.zones.slice(0, 1) });
  expect(others[0]?.zones.map(({ city }) => city)).toContain('Cairo');
});
