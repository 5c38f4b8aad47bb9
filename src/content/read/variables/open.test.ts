import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { WAITING } from './fill-variables.ts';
import { openVariables } from './open.ts';

const project = mkdtempSync(join(tmpdir(), 'variables-'));
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), text);
};

const HERE = 'content/pages/home.yaml';
const SITE = `brand: Wadi
lang: en
locale: en-AE
phone: +968 24 000 000
founded: 2019
hours:
  { weekdays: [0, 1, 2], opens: '08:30', closes: '17:00', zone: Asia/Muscat, zoneName: GST,
    days: '{from} to {to}', time: '{from} to {to} {zone}', holidays: [] }
claims: { reply: 24 hours, about: 'What {brand} says', loop: '{claims.loop}' }
`;
write('content/site.yaml', SITE);
write('content/offers/industries/energy.yaml', 'process: { steps: [{ duration: 2-3 weeks }] }');
write('content/offers/industries/retail.yaml', 'price: 50k-100k');
write('content/offers/industries/space.yaml', 'price: 90k-100k');
write(
  'content/pages/contact.yaml',
  `sessions: [{ id: briefing, minutes: 90, duration: '{briefing.minutes} minutes' }]
form: { fields: { budget: { options: [{ value: 50k-100k, label: A, inText: '$50 to $100' }] } } }
`,
);
write('content/pages/tools/blueprint.yaml', 'name: Blueprint');
write(
  HERE,
  `services: { items: [1, 2, 3] }
register: { total: 40000, holders: [{ id: a }, { id: b }], others: { count: 1358 } }
whole: { prefix: $, value: 12000000 }
`,
);

test.each<[string, string | number | undefined]>([
  ['brand', 'Wadi'],
  ['phone', '+968 24 000 000'],
  ['phone.dialled', '+96824000000'],
  ['phone.digits', '96824000000'],
  ['hours.days', 'Sunday to Tuesday'],
  ['hours.time', '8:30 AM to 5:00 PM GST'],
  ['claims.reply', '24 hours'],
  ['claims.about', 'What Wadi says'],
  ['count.industries', 'three'],
  ['Count.industries', 'Three'],
  ['count.articles', 'zero'],
  ['count.services.items', 'three'],
  ['number.articles', 0],
  ['number.services.items', 3],
  ['number.weather', undefined],
  ['number.register.holders', 1360],
  ['register.total', 40000],
  ['whole.value.words', '$12 million'],
  ['count.tools', 'one'],
  ['count.contact.sessions', 'one'],
  ['count.contact.nobody', undefined],
  ['founded', '2019'],
  ['contact.briefing.minutes', 90],
  ['contact.briefing.duration', '90 minutes'],
  ['industries/energy.total', '2–3 weeks'],
  ['count.weather', undefined],
  ['industries/space.total', undefined],
  ['industries/retail.price', '$50 to $100'],
  ['industries/energy.price', undefined],
])('{%s} is %s', (name, value) => {
  expect(openVariables(project).resolverFor(HERE)(name)).toBe(value);
});

test.each<[string, string | number | undefined]>([
  ['data.total', 1360],
  ['data.value.short', '30M'],
  ['number.data.holders', 1360],
  ['data.weight', undefined],
])('beside the data of an illustration {%s} is %s', (name, value) => {
  const holders = [{ id: 'a' }, { id: 'b' }];
  const data = { total: 1360, value: 30_000_000, holders, others: { count: 1358 } };
  expect(openVariables(project).resolverFor(HERE)(name, { context: '', data })).toBe(value);
});

test('a price that is no band of the contact form waits for the check of prices', () => {
  expect(openVariables(project).resolverFor(HERE)('industries/space.price')).toBe(WAITING);
});

test('a variable that names itself ends', () => {
  expect(openVariables(project).resolverFor(HERE)('claims.loop')).toBe('{claims.loop}');
});

/** The variables of a copy of the project in which a file cannot be read. */
function withBroken(file: string) {
  const broken = mkdtempSync(join(tmpdir(), 'variables-'));
  cpSync(join(project, 'content'), join(broken, 'content'), { recursive: true });
  writeFileSync(join(broken, file), 'brand: [');
  return openVariables(broken).resolverFor(HERE);
}

test('a variable of a page that cannot be read waits, and so does one that is made from it', () => {
  const resolve = withBroken('content/pages/contact.yaml');
  expect(resolve('contact.briefing.minutes')).toBe(WAITING);
  expect(resolve('count.contact.sessions')).toBe(WAITING);
  expect(resolve('brand')).toBe('Wadi');
  expect(resolve('weather')).toBeUndefined();
});

test('every variable of a site.yaml that cannot be read waits', () => {
  expect(withBroken('content/site.yaml')('brand')).toBe(WAITING);
});
