import { writeFileSync } from 'node:fs';
import { copyText, replace, setYaml } from '../support/edits.ts';
import type { Guide } from './guide.ts';
import { rewriteBlindly } from './rewrite.ts';
import { setCopy } from './set-copy.ts';

const CONTENT = 'content/pages/partners.yaml';

const SCHEMA = `import { z } from 'astro/zod';
import { closing } from '../offer/closing.ts';
import { hero } from '../offer/hero.ts';
import { sectionHead } from '../shared/section-head.ts';
import { seo } from '../shared/seo.ts';
import { reason } from './cards.ts';

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

const IMPORT = "import { partnersPage } from './schemas/pages/partners.ts';\n";

const ROUTE = `---
import CorePage from '../../layouts/CorePage.astro';
import { openPage } from '../../page-builder/context.ts';
import { type LocaleProps, localeRoutes } from '../../page-builder/routes.ts';
import { section } from '../../page-builder/section.ts';
import { Reasons } from '../../sections/Reasons/Reasons.tsx';

/** Who we work with. */
export const getStaticPaths = localeRoutes;

type Props = LocaleProps;

const page = await openPage('partners', Astro.props, Astro.site);
---

<CorePage {page} sections={[section(Reasons, page.data.rules)]} />
`;

/** Writes the content as a copy of the page about the company, with only one of its sections. */
function writeContent(): void {
  copyText('content/pages/about.yaml', CONTENT, (text) => text.replace(/^values:/m, 'rules:'));
  setYaml(
    CONTENT,
    [['story'], undefined],
    [['team'], undefined],
    [['rules', 'intro'], undefined],
    [['rules', 'illustration'], undefined],
  );
  // This process has loaded the site map without the new page and could not check its content, so the words
  // are changed without asking a schema.
  rewriteBlindly(CONTENT);
  const place = ['groups', 2, 'columns', 2, 'links', '+'];
  const href = '/partners';
  setCopy('content/navigation.yaml', place, 'partners', (text) => ({ text, href }));
}

export const corePage: Guide = {
  name: 'core page',
  doc: 'docs/add-a-page.md#add-a-core-page',
  code: true,
  follow() {
    writeContent();
    writeFileSync('src/schemas/pages/partners.ts', SCHEMA);
    replace(
      'src/site-map.ts',
      ['import { pending }', `${IMPORT}import { pending }`],
      ['  services: core(', "  partners: core('/partners', partnersPage),\n  services: core("],
    );
    writeFileSync('src/pages/[...locale]/partners.astro', ROUTE);
  },
};
