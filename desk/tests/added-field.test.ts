import { type FormField, fields, SELECTS } from '@falaj/contract/fields.ts';
import { expect, test } from 'vitest';

// Fields as somebody adds them (docs/add-a-form-field.md), before anything reads the table.
(fields as FormField[]).push(
  { name: 'asset-place', kind: 'text', longest: 200, forms: { message: 'required' } },
  { name: 'asset-phone', kind: 'tel', longest: 40, forms: { message: 'optional' } },
  { name: 'asset-kind', kind: 'select', longest: 200, forms: { message: 'optional' } },
  { name: 'asset-story', kind: 'paragraphs', longest: 2000, forms: { message: 'optional' } },
);
(SELECTS as string[]).push('asset-kind');

const { onEachDatabase } = await import('./support/databases.ts');
const { asJson, message, openTestDesk } = await import('./support/desk.ts');
const { exportPerson } = await import('../privacy/person.ts');
const { readEnquiry } = await import('../staff/enquiry.ts');
const { listEnquiries } = await import('../staff/list.ts');
const { exportQuery, listQuery } = await import('../staff/requests.ts');
const { exportEnquiries } = await import('../staff/csv.ts');

const asset = {
  'asset-place': 'Nizwa, "Oman"',
  'asset-phone': '+968 2541 0000',
  'asset-kind': 'date farm',
  'asset-story': 'Old water.\nNew shares.',
};

onEachDatabase((fresh) => {
  const open = async () => {
    const hook = { DESK_WEBHOOK_URL: 'http://crm.example', DESK_WEBHOOK_SECRET: 'x'.repeat(16) };
    return openTestDesk({ ...(await fresh()), ...hook });
  };

  test('an added field is kept, told, shown, found and exported', async () => {
    const { ask, db, context } = await open();
    const sent = message({ email: 'layla@b.example', ...asset });
    expect((await ask('/api/in', asJson(sent))).status).toBe(204);

    const row = await db.selectFrom('enquiry').select(['id', 'extra']).executeTakeFirstOrThrow();
    expect(JSON.parse(row.extra)).toEqual(asset);
    const contents = await db.selectFrom('outbox').select(['purpose', 'content']).execute();
    const contentOf = (purpose: string) =>
      JSON.parse(contents.find((mail) => mail.purpose === purpose)?.content ?? '{}');
    expect(contentOf('team').text).toContain(
      'asset-place: Nizwa, "Oman"\nasset-phone: +968 2541 0000\nasset-kind: date farm\n',
    );
    expect(contentOf('team').text).toContain('asset-story:\nOld water.\nNew shares.');
    expect(contentOf('receipt').text).not.toContain('Nizwa');
    expect(JSON.stringify(contents)).toContain('\\"assetKind\\":\\"date farm\\"');

    expect((await readEnquiry(context, 'a', row.id)).enquiry.fields).toMatchObject(asset);
    expect((await exportPerson(context, 'layla@b.example')).enquiries[0]?.extra).toEqual(asset);
    const parts = exportEnquiries(context, 'a', exportQuery.parse({ view: 'all' }));
    const table = (await Array.fromAsync(parts)).join('');
    expect(table).toContain('"Nizwa, ""Oman""","\t+968 2541 0000","date farm"');

    const found = async (filter: object) =>
      (await listEnquiries(context, listQuery.parse({ view: 'all', ...filter }))).items.length;
    expect(await found({ q: '"oman"' })).toBe(1);
    expect(await found({ q: 'asset-place' })).toBe(0);
    expect(await found({ 'asset-kind': 'date farm' })).toBe(1);
    expect(await found({ 'asset-kind': 'date' })).toBe(0);
  });

  test('a message from a page of before is not lost: the form says what it lacks, and offers the e-mail', async () => {
    const { ask, db } = await open();
    const answer = await ask('/api/in', asJson(message()));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ errors: { 'asset-place': 'asset-place' } });
    expect(await db.selectFrom('enquiry').select('id').execute()).toEqual([]);
  });
});
