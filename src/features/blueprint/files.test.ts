import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { sampleBlueprintData, sampleRules, sampleTool } from '../../gallery/blueprint.ts';
import { makeBlueprint } from './blueprint.ts';
import { milestoneFile, milestonesOf } from './milestones.ts';
import { tableFile } from './table-file.ts';

const messages = sampleTool.proposal;
const blueprint = makeBlueprint(sampleBlueprintData, { ...sampleRules.example, systems: [] });
const url = 'https://falaj.example/tools/blueprint?v=1&investors=uae.gcc';
const steps = blueprint.plan.tracks.flatMap((track) => track.steps);

test('a calendar reads every milestone as a whole day that takes no time', () => {
  const milestones = milestonesOf(blueprint, messages);
  const file = milestoneFile(milestones, { url, brand: 'Falaj', note: messages.estimate });
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
  const [head, ...rows] = tableFile(blueprint, messages, 'https://falaj.example')
    .trim()
    .split('\r\n');
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
  expect(tableFile(evil, messages, '')).toContain(",'=1+1,");
});
