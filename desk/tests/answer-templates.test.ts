import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  answerTemplatesByLanguage,
  fillAnswerTemplate,
  withAnswerTemplate,
} from '../inbox/data/answer-templates.ts';
import { answerTemplateNews, mergeAnswerTemplates } from '../inbox/data/merge-answer-templates.ts';
import { onEachDatabase } from './support/databases.ts';
import { type Office, openOffice } from './support/office.ts';

/** An answer template of a name. */
const template = (name: string, text = `${name}, as it was`) => ({ name, subject: 'Yours', text });

onEachDatabase((fresh) => {
  let office: Office;
  let owner: Awaited<ReturnType<Office['owner']>>['person'];
  let second: Awaited<ReturnType<Office['colleague']>>;
  let reader: Awaited<ReturnType<Office['colleague']>>;

  beforeAll(async () => {
    office = await openOffice(fresh);
    owner = (await office.owner()).person;
    second = await office.colleague('owner', 'Sami Second');
    reader = await office.colleague('reader', 'Rami Reader');
  });
  afterAll(() => office.close());

  const meOf = async (person = owner) => (await person.ask('GET', '/me')).json;
  const save = (person: typeof owner, names: string[], seen: number) =>
    person.ask('PUT', '/settings', { templates: names.map((name) => template(name)), seen });

  test('templates are kept by an owner and read by all', async () => {
    const { templatesVersion } = await meOf();
    const kept = await save(owner, ['First'], templatesVersion);
    expect([kept.status, kept.json]).toMatchObject([200, { version: templatesVersion + 1 }]);
    const me = await meOf(reader.person);
    expect([me.templates, me.templatesVersion]).toEqual([
      [template('First')],
      templatesVersion + 1,
    ]);
  });

  test('of two owners who save what they opened at the same time, the second is refused and can see by whom', async () => {
    const { templatesVersion: seen } = await meOf();
    expect((await save(second.person, ['Second'], seen)).status).toBe(200);
    const late = await save(owner, ['Mine'], seen);
    expect([late.status, late.json]).toEqual([409, { error: 'templates' }]);
    const { json } = await owner.ask('GET', '/settings');
    expect(json).toMatchObject({ by: second.id, templates: [template('Second')] });
    expect(json.at).toBeGreaterThan(0);
    expect((await save(owner, ['Second', 'Mine'], json.version)).status).toBe(200);
  });

  test('of many that arrive at the same moment one is kept', async () => {
    for (const isFirst of [true, false]) {
      if (isFirst) {
        await office.context.db.deleteFrom('setting').where('name', '=', 'templates').execute();
      }
      const { templatesVersion: seen } = await meOf();
      const all = ['A', 'B', 'C', 'D', 'E'].map((name) => save(owner, [name], seen));
      const codes = (await Promise.all(all)).map(({ status }) => status);
      expect(codes.sort()).toEqual([200, 409, 409, 409, 409]);
    }
  });

  test('templates of a desk from before there were versions stay', async () => {
    const value = JSON.stringify([template('Old')]);
    const { db } = office.context;
    await db.updateTable('setting').set({ value }).where('name', '=', 'templates').execute();
    const me = await meOf();
    expect([me.templates, me.templatesVersion]).toEqual([[template('Old')], 0]);
    expect((await save(owner, ['Old', 'New'], 0)).status).toBe(200);
  });
});

test('what two have written stands side by side, and nothing that was typed is lost', () => {
  const base = ['Same', 'Theirs', 'Mine', 'Both', 'Gone', 'Gone but typed in', 'Left out'].map(
    (name) => template(name),
  );
  const typed = (name: string) => template(name, `${name}, as I typed it`);
  const their = (name: string) => template(name, `${name}, as they wrote it`);
  const mine = [
    template('Same'),
    template('Theirs'),
    typed('Mine'),
    typed('Both'),
    template('Gone'),
    typed('Gone but typed in'),
    typed('My new'),
  ];
  const theirs = [
    template('Same'),
    their('Theirs'),
    template('Mine'),
    their('Both'),
    template('Left out'),
    their('Their new'),
  ];
  expect(mergeAnswerTemplates(base, mine, theirs, 'Sami')).toEqual([
    template('Same'),
    their('Theirs'),
    typed('Mine'),
    typed('Both'),
    typed('Gone but typed in'),
    typed('My new'),
    { ...their('Both'), name: 'Both (Sami)' },
    their('Their new'),
  ]);
  expect(answerTemplateNews(base, theirs)).toEqual({
    changed: ['Theirs', 'Both'],
    added: ['Their new'],
    removed: ['Gone', 'Gone but typed in'],
  });
});

test('a second template takes the place of the first, and typed words stay where they are', () => {
  const fresh = { subject: 'Yours', answer: '', filled: { subject: 'Yours', answer: '' } };
  const first = { subject: 'One', answer: 'Dear Layla, one.' };
  const second = { subject: 'Two', answer: 'Dear $& Layla, two.' };
  const none = { subject: 'Yours', answer: '' };
  const begun = withAnswerTemplate(fresh, first);
  expect(begun).toMatchObject(first);
  expect(withAnswerTemplate(begun, second)).toMatchObject(second);

  const typed = withAnswerTemplate({ ...fresh, answer: 'My words.' }, first);
  expect(typed.answer).toBe('Dear Layla, one.\n\nMy words.');
  const replaced = withAnswerTemplate(typed, second);
  expect(replaced).toMatchObject({ subject: 'Two', answer: 'Dear $& Layla, two.\n\nMy words.' });
  expect(withAnswerTemplate(replaced, none)).toMatchObject({
    subject: 'Yours',
    answer: 'My words.',
  });

  const around = { ...begun, answer: `Above.\n\n${first.answer}\n\nBelow.` };
  expect(withAnswerTemplate(around, second).answer).toBe(`Above.\n\n${second.answer}\n\nBelow.`);
  const changed = { ...begun, subject: 'My subject', answer: 'Dear Layla, one and a half.' };
  expect(withAnswerTemplate(changed, second)).toMatchObject({
    subject: 'My subject',
    answer: `${second.answer}\n\nDear Layla, one and a half.`,
  });
});

test('templates in the language of an enquiry come first, and one name may stand in each', () => {
  const arabic = { ...template('Thanks', 'شكرا'), language: 'ar' };
  const templates = [template('Thanks'), arabic, template('Later')];
  const namesFor = (language: string) =>
    answerTemplatesByLanguage({ templates, language: 'en' }, { language }).map(([own, list]) => [
      own,
      list.map(({ index }) => index),
    ]);
  expect(namesFor('ar')).toEqual([
    ['ar', [1]],
    ['en', [0, 2]],
  ]);
  expect(namesFor('en')).toEqual([
    ['en', [0, 2]],
    ['ar', [1]],
  ]);
  const changed = { ...arabic, text: 'شكرا لكم' };
  const base = [template('Thanks')];
  expect(mergeAnswerTemplates(base, base, [...base, changed], 'Sami')).toEqual([...base, changed]);
  expect(answerTemplateNews(templates, [template('Thanks'), changed, template('Later')])).toEqual({
    changed: ['Thanks'],
    added: [],
    removed: [],
  });
});

test('a template names the company in its own language', () => {
  const text = 'From {brand}';
  const enquiry = { fields: { 'first-name': 'ليلى', 'last-name': '' }, reference: 'R' };
  const me = { brand: 'Brand', brands: { en: 'Brand', ar: 'علامة' }, language: 'en', account: {} };
  const filled = (language?: string) =>
    fillAnswerTemplate({ subject: text, text, language }, { enquiry } as never, me as never).answer;
  expect([filled(), filled('en'), filled('ar')]).toEqual([
    'From Brand',
    'From Brand',
    'From علامة',
  ]);
});
