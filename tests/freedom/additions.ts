import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { copyText, setYaml } from '../support/edits.ts';

const replaceField = (name: string, value: string) => (text: string) =>
  text.replace(new RegExp(`^${name}:.*\\n(?:[ ]+.*\\n)*`, 'm'), `${name}: ${value}\n`);

/** Changes the company's details: name, phone, hours, claims. */
export function moveCompany(): void {
  setYaml(
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

/** The files that are added: an offer, an article and a notice, each made from a copy of an existing one. */
const ADDED = {
  offer: 'content/offers/industries/tides.yaml',
  article: 'content/articles/a-new-article.md',
  notice: 'content/legal/imprint.md',
};

/**
 * Adds an offer, an article, a notice and a fifth client platform in the current folder, as an editor would.
 * @returns the files that were added
 */
export function addContent(): string[] {
  copyText('content/offers/industries/energy.yaml', ADDED.offer, replaceField('name', 'Tides'));
  setYaml(ADDED.offer, [['aliases'], undefined]);
  copyText('content/articles/reading-an-audit-report.md', ADDED.article, (text) =>
    replaceTitle('A new article')(text)
      .replace(/^featured:.*\n/m, '')
      .replace(/^```[\s\S]*?^```$/gm, ''),
  );
  copyText('content/legal/risk.md', ADDED.notice, replaceTitle('Imprint'));
  setYaml(
    'content/navigation.yaml',
    [['legal', '+'], { text: 'Imprint', href: '/legal/imprint' }],
    [['groups', 2, 'columns', 2, 'links', '+'], { text: 'Tides', href: '/industries/tides' }],
  );
  setYaml('content/site.yaml', [['outside', 'harbourPlatform'], 'https://harbour.falaj.example']);
  const portfolio = 'content/pages/portfolio.yaml';
  const [, platform] = parse(readFileSync(portfolio, 'utf8')).projects.items;
  const added = { ...platform, name: 'A fifth platform', url: 'outside:harbourPlatform' };
  setYaml(portfolio, [['projects', 'items', '+'], added]);
  return Object.values(ADDED);
}
