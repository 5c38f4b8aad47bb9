import { writeFileSync } from 'node:fs';
import { copyText, replace, setYaml } from '../support/edits.ts';
import type { Guide } from './guide.ts';
import { rewriteBlindly } from './rewrite.ts';
import { WORDS } from './words.ts';

const CONTENT = 'content/pages/partners.yaml';

const SCHEMA = `import { z } from 'astro/zod';
import { reason } from './cards.ts';
import { closing } from './closing.ts';
import { hero } from './hero.ts';
import { sectionHead } from './section-head.ts';
import { seo } from './seo.ts';

/** content/pages/partners.yaml. */
export const partnersPage = z.strictObject({
  seo,
  hero,
  rules: z
    .strictObject({
      ...sectionHead,
      items: z.array(reason).min(1).max(8).describe('The rules, in order'),
    })
    .describe('What partners agree to'),
  closing,
});
`;

const IMPORT = "import { partnersPage } from './schemas/partners.ts';\n";

const BANDS = `/** Who we work with. */
async function composePartners(page: Data<'partners'>, { site }: Context): Promise<Section[]> {
  return composeAround(page, site, [{ type: 'reasons', data: page.rules }]);
}

`;

/** Writes the content as a copy of the page about the company, with only one of its bands. */
function writeContent(): void {
  copyText('content/pages/about.yaml', CONTENT, (text) => text.replace(/^values:/m, 'rules:'));
  setYaml(
    CONTENT,
    [['story'], undefined],
    [['team'], undefined],
    [['rules', 'intro'], undefined],
    [['rules', 'instrument'], undefined],
  );
  // This process has loaded the site map without the new page and could not check its content, so the words
  // are changed without asking a schema.
  rewriteBlindly(CONTENT);
  const link = { text: WORDS.partners, href: '/partners' };
  setYaml('content/navigation.yaml', [['groups', 2, 'columns', 2, 'links', '+'], link]);
}

export const corePage: Guide = {
  name: 'core page',
  doc: 'docs/add-a-page.md#add-a-core-page',
  code: true,
  follow() {
    writeContent();
    writeFileSync('src/schemas/partners.ts', SCHEMA);
    replace(
      'src/site-map.ts',
      ['import { pending }', `${IMPORT}import { pending }`],
      ['  services: core(', "  partners: core('/partners', partnersPage),\n  services: core("],
    );
    const bands = '/** The bands of every core page';
    replace(
      'src/layouts/compose/core.ts',
      [bands, BANDS + bands],
      ['  services: compose', '  partners: composePartners,\n  services: compose'],
    );
  },
};
