import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { entriesOf, pagesOf, read } from '../../content/read/reader.ts';
import { formatAmount } from '../../lib/format-amount.ts';
import type { Answers } from '../../schemas/blueprint/blueprint-answers.ts';
import { type BlueprintRules, blueprintRules } from '../../schemas/blueprint/blueprint-rules.ts';
import type { Site } from '../../schemas/site/site.ts';
import { makeBlueprint } from './blueprint.ts';
import { type BlueprintData, blueprintData } from './data.ts';
import { sayWeeks } from './say.ts';
import { workCalendar } from './work-calendar.ts';

/** A case of tests/blueprint.yaml. */
interface Case {
  name: string;
  why: string;
  answers: Partial<Answers>;
  structure: string[];
  tracks: string[];
  approvals: string[];
  modules: string[];
  cautions: string[];
  weeks: string;
  critical: string[];
  ends: [string, string];
  crossing?: number;
  cheaper?: 'paper' | 'token';
  saved?: number;
}

const cases: Case[] = parse(readFileSync('tests/blueprint.yaml', 'utf8'));
let data: BlueprintData;
let article: string;
let site: Site;

beforeAll(() => {
  const rules = read('blueprintRules', 'en');
  site = read('site', 'en');
  const model = read('costModel', 'en');
  data = blueprintData(rules, model, pagesOf('offers', 'en'), site);
  const id = model.href.split('/').at(-1);
  article = entriesOf('articles', 'en').find((entry) => entry.id === id)?.body ?? '';
});

const make = (answers: Partial<Answers> = {}) =>
  makeBlueprint(data, { ...data.rules.example, ...answers });
const idsOf = (lines: { rule: string }[]) => lines.map(({ rule }) => rule);

test('pages that give the weeks of the worked example give those of the plan', () => {
  expect(sayWeeks(make())).toBe(site.claims.blueprintExample);
});

test('there are twenty cases', () => {
  expect(cases).toHaveLength(20);
});

describe.each(cases)('$name', (expected) => {
  test('the rules that hold', () => {
    const made = make(expected.answers);
    expect({
      structure: idsOf(Object.values(made.structure)),
      tracks: idsOf(made.tracks),
      approvals: idsOf(made.approvals),
      modules: idsOf(made.modules),
      cautions: idsOf(made.cautions),
    }).toEqual({
      structure: expected.structure,
      tracks: expected.tracks,
      approvals: expected.approvals,
      modules: expected.modules,
      cautions: expected.cautions,
    });
  });

  test('weeks, days and the critical path', () => {
    const { plan } = make(expected.answers);
    const steps = plan.tracks.flatMap((track) => track.steps);
    expect(`${plan.weeks.min}-${plan.weeks.max}`).toBe(expected.weeks);
    expect([plan.soonest, plan.end]).toEqual(expected.ends);
    const critical = steps.filter(({ isCritical }) => isCritical).map(({ id }) => id);
    expect(critical.sort()).toEqual([...expected.critical].sort());
  });

  test('what the registers cost', () => {
    const { registers } = make(expected.answers);
    expect(registers && Math.ceil(registers.crossing ?? 0)).toBe(expected.crossing);
    expect(registers?.cheaper).toBe(expected.cheaper);
    expect(registers && Math.round(registers.saved)).toBe(expected.saved);
  });
});

test('the figures of the model are those of the article, line by line', () => {
  const { lines } = data.model;
  for (const { label, paper, token } of lines) {
    const row = article.split('\n').find((line) => line.startsWith(`| ${label}`)) ?? '';
    const [, , ...amounts] = row.split('|').map((cell) => cell.trim());
    const shown = [paper, token].map((value) => (value ? formatAmount(value, 'USD') : 'none'));
    expect({ label, amounts: amounts.filter(Boolean) }).toEqual({ label, amounts: shown });
  }
});

test('no two rules have one name, and every track that is named is there', () => {
  const { structure, modules, approvals, documents, drivers, cautions, tracks } = data.rules;
  const rules = [...Object.values(structure).flat(), ...modules, ...approvals, ...documents];
  const ids = idsOf([...rules, ...drivers, ...cautions, ...tracks].map(({ id }) => ({ rule: id })));
  expect(ids).toEqual([...new Set(ids)]);
});

test('every kind of asset has a plan for every way to sell and each issuer', () => {
  const { assets, labels } = data.rules;
  for (const { id: asset } of assets)
    for (const issuer of Object.keys(labels.issuer) as Answers['issuer'][])
      for (const liquidity of Object.keys(labels.liquidity) as Answers['liquidity'][]) {
        const { plan } = make({ asset, issuer, liquidity, systems: [] });
        expect(plan.soonest <= plan.end).toBe(true);
        for (const { steps } of plan.tracks)
          for (const step of steps)
            expect([plan.start <= step.from, step.to <= plan.end]).toEqual([true, true]);
      }
});

test('work keeps off weekend and holidays, and a Friday counts half', () => {
  const { plan } = make({ wait: 3, systems: [] });
  const off = data.week.holidays.map(({ date }) => date);
  const weekday = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay();
  for (const { from, to } of plan.tracks.flatMap(({ steps }) => steps))
    for (const day of [from, to]) {
      expect(off).not.toContain(day);
      expect([0, 6]).not.toContain(weekday(day));
    }
  const friday = workCalendar(data.week, '2027-01-08');
  expect([friday.endOf(0.5), friday.startOf(0.5), friday.endOf(5)]).toEqual([
    '2027-01-08',
    '2027-01-11',
    '2027-01-15',
  ]);
  expect(workCalendar(data.week, '2027-01-01').startOf(0)).toBe('2027-01-04');
});

test('a rule that cannot hold, and a list without a last resort, are refused in words', () => {
  const wrong = structuredClone(data.rules) as BlueprintRules;
  const { modules, structure } = wrong;
  for (const module of modules.slice(0, 1)) module.when = { size: { from: 5, below: 5 } };
  for (const rule of structure.custody.slice(-1)) rule.when = { issuer: ['eu'] };
  const { error } = blueprintRules.safeParse(wrong);
  expect(error?.issues.map(({ path }) => path.slice(0, 2).join('.')).sort()).toEqual([
    'modules.0',
    'structure.custody',
  ]);
});
