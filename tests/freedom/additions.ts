import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';

const edit = (root: string, file: string, change: (text: string) => string) =>
  writeFileSync(join(root, file), change(readFileSync(join(root, file), 'utf8')));

/** Changes the values of a YAML file, by paths such as `['hours', 'opens']`. */
const set = (root: string, file: string, ...changes: [(string | number)[], unknown][]) =>
  edit(root, file, (text) => {
    const document = parseDocument(text);
    for (const [path, value] of changes) document.setIn(path, value);
    return document.toString({ lineWidth: 0 });
  });

/** Copies a content file under another name. */
const sibling = (root: string, from: string, to: string, change: (text: string) => string) =>
  writeFileSync(join(root, to), change(readFileSync(join(root, from), 'utf8')));

const replaceField = (name: string, value: string) => (text: string) =>
  text.replace(new RegExp(`^${name}:.*\\n(?:[ ]+.*\\n)*`, 'm'), `${name}: ${value}\n`);

/** Moves the company: name, phone, hours, claims. */
export function moveCompany(root: string): void {
  set(
    root,
    'content/site.yaml',
    [['brand'], 'Qanat'],
    [['phone'], '+971 2 555 0199'],
    [['email'], 'ask@qanat.example'],
    [
      ['hours', 'weekdays'],
      [1, 2, 3, 4, 5],
    ],
    [['hours', 'opens'], '08:30'],
    [['hours', 'closes'], '16:30'],
    [['claims', 'reply'], '36 hours'],
    [['claims', 'networks'], 31],
    [['address', 'city'], 'Sharjah'],
  );
}

const replaceTitle = (title: string) => (text: string) =>
  replaceField('title', title)(text).replace(/^( {2}title: ).*/m, `$1${title} for search engines`);

/** What is added: an offer, an article and a notice, each begun as a copy of a neighbour. */
const ADDED = {
  offer: 'content/offers/industries/tides.yaml',
  article: 'content/articles/a-new-article.md',
  notice: 'content/legal/imprint.md',
};

/**
 * Adds an offer, an article, a notice and a fifth client platform, as an editor would.
 * @returns the files that were added
 */
export function addContent(root: string): string[] {
  sibling(root, 'content/offers/industries/energy.yaml', ADDED.offer, (text) =>
    replaceField('name', 'Tides')(text).replace(/^aliases:.*\n(?:[ ]+.*\n)*/m, ''),
  );
  sibling(root, 'content/articles/reading-an-audit-report.md', ADDED.article, (text) =>
    replaceTitle('A new article')(text)
      .replace(/^featured:.*\n/m, '')
      .replace(/^```[\s\S]*?^```$/gm, ''),
  );
  sibling(root, 'content/legal/risk.md', ADDED.notice, replaceTitle('Imprint'));
  edit(root, 'content/navigation.yaml', (text) => {
    const document = parseDocument(text);
    document.addIn(['legal'], { text: 'Imprint', href: '/legal/imprint' });
    document.addIn(['groups', 2, 'columns', 2, 'links'], {
      text: 'Tides',
      href: '/industries/tides',
    });
    return document.toString({ lineWidth: 0 });
  });
  set(root, 'content/site.yaml', [['outside', 'harbourPlatform'], 'https://harbour.falaj.example']);
  edit(root, 'content/pages/portfolio.yaml', (text) => {
    const document = parseDocument(text);
    const [, platform] = document.toJS().projects.items;
    document.addIn(['projects', 'items'], {
      ...platform,
      name: 'A fifth platform',
      url: 'outside:harbourPlatform',
    });
    return document.toString({ lineWidth: 0 });
  });
  return Object.values(ADDED);
}
