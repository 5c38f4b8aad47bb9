import ICAL from 'ical.js';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { sampleBlueprintData, sampleRules, sampleTool } from '../../gallery/blueprint.ts';
import { makeBlueprint } from './blueprint.ts';
import { milestoneFile, milestonesOf } from './milestones.ts';
import type { Ink } from './pdf/pdf-writer.ts';
import { proposalPdf } from './pdf/proposal-pdf.ts';
import { tableFile } from './table-file.ts';

const words = sampleTool.proposal;
const blueprint = makeBlueprint(sampleBlueprintData, { ...sampleRules.example, systems: [] });
const url = 'https://falaj.example/tools/blueprint?v=1&investors=uae.gcc';
const steps = blueprint.plan.tracks.flatMap((track) => track.steps);
const hex = '#0b7f7a';

test('a calendar reads every milestone as a whole day that takes no time', () => {
  const milestones = milestonesOf(blueprint, words);
  const file = milestoneFile(milestones, { url, brand: 'Falaj', note: words.estimate });
  const events = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
  expect(events).toHaveLength(steps.length + 2);
  const days = events.map((event) => `${event.getFirstPropertyValue('dtstart')}`);
  expect(days).toEqual(milestones.map(({ day }) => day));
  expect(new Set(events.map((event) => event.getFirstPropertyValue('uid'))).size).toBe(
    events.length,
  );
  expect(`${events[0]?.getFirstPropertyValue('description')}`).toContain(url);
  for (const line of file.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});

test('the table has a row for each line and step, all of one width', () => {
  const [head, ...rows] = tableFile(blueprint, words, 'https://falaj.example').trim().split('\r\n');
  const { structure, modules, approvals, drivers, cautions, documents, tracks } = blueprint;
  const lines = [modules, approvals, drivers, cautions, documents, tracks].flat();
  // The comparison of registers has a row for its outcome and one for each side.
  expect(rows).toHaveLength(Object.keys(structure).length + lines.length + 3 + steps.length);
  const cells = (row: string) => row.replace(/"([^"]|"")*"/g, '').split(',').length;
  for (const row of rows) expect(cells(row)).toBe(cells(head ?? ''));
});

test('what a spreadsheet would take for a formula is none', () => {
  const [first] = blueprint.modules;
  const evil = { ...blueprint, modules: first ? [{ ...first, title: '=1+1' }] : [] };
  expect(tableFile(evil, words, '')).toContain(",'=1+1,");
});

test('the PDF says what the page says, in the order of reading, with its headings tagged', async () => {
  const ink: Ink = {
    ground: hex,
    // Built styles shorten a colour where they can.
    light: '#fff',
    text: hex,
    quiet: hex,
    accent: hex,
    line: hex,
    sand: hex,
  };
  const around = { rules: sampleRules, words, locale: 'en_AE', brand: 'Falaj', url, ink };
  const bytes = new Uint8Array(await proposalPdf(blueprint, around).arrayBuffer());
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
  expect(new TextDecoder('latin1').decode(bytes)).not.toContain('NaN');
  const { info } = await pdf.getMetadata();
  expect((info as { Title?: string }).Title).toContain(blueprint.asset);
  let text = '';
  const roles = new Set<string>();
  const links: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    text += items.map((item) => ('str' in item ? item.str : '')).join(' ');
    const tree = JSON.stringify(await page.getStructTree());
    for (const [, role = ''] of tree.matchAll(/"role":"(\w+)"/g)) roles.add(role);
    links.push(...(await page.getAnnotations()).map((link) => link.url as string));
    for (const item of items)
      if ('str' in item) expect(item.transform[4] + item.width).toBeLessThanOrEqual(595 - 40);
  }
  const plain = text.replace(/\s+/g, ' ');
  for (const { title, rule } of [...Object.values(blueprint.structure), ...blueprint.approvals]) {
    expect(plain).toContain(title.replaceAll('→', '>'));
    expect(plain).toContain(rule);
  }
  for (const { title } of steps) expect(plain).toContain(title);
  expect([...roles]).toEqual(expect.arrayContaining(['H1', 'H2', 'H3', 'P']));
  expect(links).toContain(url);
  expect(links).toContain(new URL(blueprint.structure.vehicle.href, url).href);
});
