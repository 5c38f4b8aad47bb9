import { copyText, replace, setFront, setYaml } from '../support/edits.ts';
import type { Guide } from './guide.ts';
import { rewriteCopy } from './rewrite.ts';
import { setCopy } from './set-copy.ts';

const NAVIGATION = 'content/navigation.yaml';

const price: Guide = {
  name: 'price',
  doc: 'docs/change-copy.md',
  follow() {
    const row = '{ page: /solutions/commodities, where: minimum investment, has: $';
    replace('content/offers/solutions/commodities.yaml', [
      '      value: 50\n',
      '      value: 75\n',
    ]);
    replace('tests/facts.yaml', [`${row}50 }`, `${row}75 }`]);
  },
};

const offer: Guide = {
  name: 'offer',
  doc: 'docs/add-a-page.md',
  follow() {
    const added = 'content/offers/industries/tides.yaml';
    copyText('content/offers/industries/energy.yaml', added);
    const href = '/industries/tides';
    setCopy(NAVIGATION, ['groups', 2, 'columns', 2, 'links', '+'], 'offer', (text) => ({
      text,
      href,
    }));
    for (const page of ['solutions/infrastructure', 'use-cases/carbon-trading'])
      setYaml(`content/offers/${page}.yaml`, [['related', 0], href]);
    rewriteCopy(added);
  },
};

const article: Guide = {
  name: 'article',
  doc: 'docs/add-an-article.md',
  follow() {
    const added = 'content/articles/a-harbour.md';
    const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```$/gm, '');
    copyText('content/articles/reading-an-audit-report.md', added, withoutCode);
    rewriteCopy(added);
  },
};

const entry: Guide = {
  name: 'entry of the documentation',
  doc: 'docs/add-an-article.md',
  follow() {
    const added = 'content/library/documentation/harbours.md';
    copyText('content/library/documentation/api-reference.md', added);
    setFront(added, [['order'], 9]);
    rewriteCopy(added);
  },
};

const notice: Guide = {
  name: 'notice',
  doc: 'docs/add-an-article.md',
  follow() {
    const added = 'content/legal/imprint.md';
    copyText('content/legal/risk.md', added);
    const href = '/legal/imprint';
    setCopy(NAVIGATION, ['legal', '+'], 'notice', (text) => ({ text, href }));
    rewriteCopy(added);
  },
};

/** The guides for editors of the content. */
export const CONTENT_GUIDES = [price, offer, article, entry, notice];
