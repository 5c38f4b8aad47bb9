import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE, LOCALES } from '@falaj/contract/locale.ts';
import { checkContent } from '../../src/content/check/check.ts';
import { fieldName } from '../../src/content/check/diagnostics/problem.ts';
import { openContent } from '../../src/content/read/content.ts';
import type { ReadFile } from '../../src/content/read/files.ts';
import { leaves } from '../../src/content/read/leaves.ts';
import { readSource } from '../../src/content/read/read-source.ts';
import { figuresIn } from '../../src/schemas/figures/marked.ts';
import type { Site } from '../../src/schemas/site/site.ts';

/** Something that is still a sample or unset. */
export interface LaunchRow {
  /** Whether the site must not be published with it. */
  isMust: boolean;
  file: string;
  line?: number | undefined;
  /** What is there, and what to do. */
  says: string;
}

/** Day of the figures as the site was handed over. */
const HANDED_OVER = '2026-11-22';

/** Sections of docs/marketing-review.md: of these the site waits, the others are on the careful side meanwhile. */
const WAITED_FOR = 'Before the site goes public';

const must = (file: string, line: number | undefined, says: string) => ({
  isMust: true,
  file,
  line,
  says,
});
const should = (file: string, line: number | undefined, says: string) => ({
  ...must(file, line, says),
  isMust: false,
});

/** Sample values of who the company is, in the words of a language. */
function identity({ file, source }: ReadFile, root: string) {
  const own = readSource(file, root);
  return leaves('data' in own ? own.data : {}).flatMap(({ path, value }) => {
    const row = (says: string) => must(file, source.lineOf(path), `${fieldName(path)} ${says}`);
    if (/^(SAMPLE|توضيحي)/.test(value))
      return row('is a sample; write the entry of your trade licence or tax certificate');
    if (/[\w.@/-]+\.example\b/.test(value))
      return row(`is ${value}, which leads nowhere; write your own`);
    return /^\+.*0{3} ?0{4}$/.test(value)
      ? row(`is ${value}, which nobody answers; write your own`)
      : [];
  });
}

/** Studies and quotations that are invented, and stated figures that do not say on what they rest. */
function samples({ file, place, data, source }: ReadFile) {
  const figures = [...figuresIn(place.kind.schema, data)];
  const studies = figures.filter(({ form, item }) => form === 'study' && item.status === 'sample');
  const quotations = leaves(data).filter(
    ({ path, value }) => path.at(-1) === 'author' && value === 'Invented quotation',
  );
  const [first] = [...studies, ...quotations];
  const counted = [
    studies.length > 0 ? `invented studies: ${studies.length}` : [],
    quotations.length > 0 ? `invented quotations: ${quotations.length}` : [],
  ].flat();
  return [
    ...(first
      ? [
          must(
            file,
            source.lineOf(first.path),
            `${counted.join(', ')}; write studies of your own clients with status: stated, and take the quotations away`,
          ),
        ]
      : []),
    ...figures
      .filter(({ form, item }) => form === 'value' && item.status === 'stated' && !item.basis)
      .map(({ path }) =>
        should(
          file,
          source.lineOf(path),
          `${fieldName(path)} has no basis; say on what the figure rests`,
        ),
      ),
  ];
}

/** What the environment of the build and of the desk leaves open: the guides say how each is set. */
function settings(env: NodeJS.ProcessEnv, root: string): LaunchRow[] {
  const isLocal = /^$|\.example\b|localhost/.test(env.SITE_ORIGIN ?? '');
  const open: [name: string, guide: string, isMust: boolean, isOpen: boolean, says: string][] = [
    ['SITE_ORIGIN', 'deploy', true, isLocal, 'build with the address of the site'],
    [
      'DOCUMENT_SIGNING_KEY',
      'deploy',
      true,
      !env.DOCUMENT_SIGNING_KEY,
      'documents are signed with a key for development; make the key of the company',
    ],
    ['SMTP_URL', 'desk', false, !env.SMTP_URL, 'e-mails wait in the database; name a mail server'],
    [
      'DESK_ORIGIN',
      'desk',
      false,
      !env.DESK_ORIGIN,
      'links of e-mails lead to SITE_ORIGIN; say where the desk is reached',
    ],
    [
      'DESK_BACKUP_DAYS',
      'desk',
      false,
      env.DESK_BACKUP_DAYS === '0',
      'no backups are made; take it away or give days',
    ],
  ];
  return open
    .filter(([, , , isOpen]) => isOpen)
    .map(([name, guide, isMust, , says]) => {
      const file = `docs/${guide}.md`;
      const lines = readFileSync(join(root, file), 'utf8').split('\n');
      const line = lines.findIndex((text) => text.includes(name)) + 1;
      return { isMust, file, line, says: `${name} is ${env[name] || 'not set'}: ${says}` };
    });
}

/** The open rows of counsel. */
function counsel(root: string): LaunchRow[] {
  const file = 'docs/marketing-review.md';
  let section = '';
  return readFileSync(join(root, file), 'utf8')
    .split('\n')
    .flatMap((text, at) => {
      section = /^## (.*)/.exec(text)?.[1] ?? section;
      const [, question = ''] = /^\| (.+?) \|/.exec(text) ?? [];
      if (!question || /^(---|Question|Step|Band)/.test(question) || section.startsWith('Prices'))
        return [];
      const says = `open: ${question.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')} (delete the row once it is settled)`;
      return section === WAITED_FOR ? must(file, at + 1, says) : should(file, at + 1, says);
    });
}

/**
 * Everything that is still a sample or unset, in the order in which an owner goes through it.
 * @param root folder of the repository
 * @param today the day, as 2026-11-29
 */
export function launchRows(root: string, env: NodeJS.ProcessEnv, today: string): LaunchRow[] {
  const content = openContent(root);
  const { files, problems, stale } = checkContent(content, true);
  const [site] = content.of('site', DEFAULT_LOCALE);
  const { hours, reviewed } = (site?.data ?? {}) as Partial<Site>;
  const lineOf = (...path: PropertyKey[]) => site?.source.lineOf(path);
  const stated = files
    .filter(({ place }) => place.locale === DEFAULT_LOCALE)
    .flatMap(({ place, data }) => [...figuresIn(place.kind.schema, data)])
    .filter(({ item }) => item.status === 'stated' && !item.asOf);
  const year = Number(today.slice(0, 4)) + 1;
  const ownYear = hours?.holidays.some(({ date }) => date.startsWith(`${year}`));
  return [
    ...LOCALES.flatMap((locale) => content.of('site', locale)).flatMap((file) =>
      identity(file, root),
    ),
    ...problems.map(({ file, line, field, message }) => must(file, line, `${field} ${message}`)),
    ...files.filter(({ place }) => place.locale === DEFAULT_LOCALE).flatMap(samples),
    ...settings(env, root),
    ...(reviewed === HANDED_OVER && stated.length > 0
      ? [
          should(
            'content/site.yaml',
            lineOf('reviewed'),
            `${stated.length} figures are stated by the company and nobody has confirmed them; go through /figures, then write the day here`,
          ),
        ]
      : []),
    ...(ownYear
      ? []
      : [
          should(
            'content/site.yaml',
            lineOf('hours', 'holidays'),
            `there are no holidays of ${year}; add them`,
          ),
        ]),
    ...counsel(root),
    ...stale.map(({ file, line, field, message }) => should(file, line, `${field} ${message}`)),
  ];
}
