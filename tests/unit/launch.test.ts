import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { launchRows } from '../../scripts/site/launch-rows.ts';
import { originalOf, placeOf } from '../../src/content/read/addresses.ts';
import { readSource } from '../../src/content/read/read-source.ts';
import { DIGESTS, digestsOf } from '../../src/content/read/translation.ts';
import { isFields } from '../../src/lib/is-fields.ts';
import { copyRepository } from '../support/copy.ts';

const { root, remove } = copyRepository('launch');
afterAll(remove);

const SET = {
  SITE_ORIGIN: 'https://shares.company.test',
  DOCUMENT_SIGNING_KEY: 'a key',
  SMTP_URL: 'smtps://mail.company.test',
  DESK_ORIGIN: 'https://shares.company.test',
};

/** What is said of a file, with `must` before what the site waits for. */
const saidOf = (rows: ReturnType<typeof launchRows>, file: string) =>
  rows
    .filter((row) => row.file === file)
    .map(({ isMust, says }) => `${isMust ? 'must' : 'should'} ${says}`);

test('what is a sample or unset is listed with its file and line', () => {
  const rows = launchRows(root, {}, '2027-10-01');
  const [licence] = rows.filter(
    ({ file, says }) => file === 'content/site.yaml' && says.startsWith('registration.licence'),
  );
  const source = readFileSync(join(root, 'content/site.yaml'), 'utf8').split('\n');
  expect(source[(licence?.line ?? 0) - 1]).toContain('licence: SAMPLE');
  expect(saidOf(rows, 'content/pages/resources/case-studies.yaml')[0]).toMatch(
    /^must invented studies: \d/,
  );
  expect(saidOf(rows, 'docs/deploy.md').join()).toMatch(
    /must SITE_ORIGIN is not set.*must DOCUMENT_SIGNING_KEY/,
  );
  expect(saidOf(rows, 'docs/desk.md').join()).toMatch(/should SMTP_URL is not set/);
  expect(saidOf(rows, 'content/site.yaml').join()).toMatch(/should \d+ figures are stated/);
  expect(saidOf(rows, 'content/site.yaml').join()).toContain(
    'should there are no holidays of 2028',
  );
});

/** The same fields with studies that are the owner's own, without quotations, and with a basis for each stated figure. */
function owned(value: unknown, hasStatus = false): unknown {
  if (Array.isArray(value)) return value.map((item) => owned(item, hasStatus));
  if (!isFields(value)) return value;
  const { testimonial: _, ...fields } = value;
  const own = Object.fromEntries(
    Object.entries(fields).map(([key, item]) => [key, owned(item, hasStatus)]),
  );
  if (hasStatus && own.status === 'stated' && 'label' in own && 'value' in own)
    own.basis ??= 'Counted by the register team';
  const isStudy = 'challenge' in own && 'company' in own && 'results' in own;
  return isStudy ? { ...own, ...(hasStatus && { status: 'stated' }) } : own;
}

test('for an owner who has put in their own facts nothing is left', () => {
  const change = (file: string, edit: (source: string) => string) =>
    writeFileSync(join(root, file), edit(readFileSync(join(root, file), 'utf8')));
  const own = (source: string) =>
    source
      .replaceAll('SAMPLE', 'Licence')
      .replaceAll('توضيحي', 'رقم')
      .replaceAll('.example', '.test')
      .replace('+971 4 000 0000', '+971 4 555 0101')
      .replace(/^reviewed: .*/m, "reviewed: '2026-11-28'");
  change('content/site.yaml', own);
  for (const file of globSync('content/{offers,pages}/**/*.yaml', { cwd: root }))
    change(file, (source) => stringify(owned(parse(source), true)));
  for (const file of globSync('content/ar/{site.yaml,{offers,pages}/**/*.yaml}', { cwd: root }))
    change(file, (source) => {
      const { kind } = placeOf(file) ?? {};
      const english = readSource(originalOf(file), root);
      if (!kind || kind.isOwn || 'message' in english) return source;
      // As `npm run translate` marks it once somebody has gone through it.
      const digests = { [DIGESTS]: digestsOf(kind.schema, english.data, english.body) };
      const said = file.endsWith('site.yaml') ? own(source) : source;
      return stringify({ ...(owned(parse(said)) as object), ...digests });
    });
  change('docs/marketing-review.md', (source) => source.replace(/^\|.*\n/gm, ''));
  expect(launchRows(root, SET, '2026-11-29')).toEqual([]);
});
