/** The step that is expected to notice a fault; a browser spec is named by its file. */
export type FaultStep =
  | 'lint'
  | 'house'
  | 'unused'
  | 'content'
  | 'pictures'
  | 'types'
  | 'unit'
  | 'workspaces'
  | 'site'
  | `browser ${string}`;

/** A fault that somebody might make: a description, the file, the text that is replaced, and the new text. */
export interface PlantedFault {
  name: string;
  step: FaultStep;
  file: string;
  /** Without it, the new text is appended to the file, which is created if it does not exist. */
  find?: string;
  replace: string;
}

const fault = (
  step: FaultStep,
  name: string,
  file: string,
  find: string | undefined,
  replace: string,
): PlantedFault => ({ name, step, file, ...(find === undefined ? {} : { find }), replace });

const ENERGY = 'content/offers/industries/energy.yaml';
const SITE = 'content/site.yaml';
const HOME = 'content/pages/home.yaml';
const NAVIGATION = 'content/navigation.yaml';
const TOKENS = 'src/styles/tokens.css';
const BASE = 'src/styles/base.css';
const ANSWER = 'deploy/server/answer.ts';
const POLICY = 'deploy/policy.ts';
const PALETTE = 'src/features/search/Search/Palette.lazy.ts';
const MENU = 'src/site/MegaMenu/MegaMenu.later.ts';
const CHECK = 'src/features/messages/form-check.ts';
const FACTS = 'src/layouts/structured-data.ts';

/** All faults, each with the step that ought to notice it first. */
export const FAULTS: PlantedFault[] = [
  fault(
    'lint',
    'a message left in the console',
    'src/lib/fill.ts',
    undefined,
    "console.log('x');\n",
  ),
  fault(
    'lint',
    'a double negation of types',
    'src/lib/slug.ts',
    undefined,
    'export const x: any = 1;\n',
  ),
  fault('lint', 'a variable nobody reads', 'src/lib/fill.ts', undefined, 'const left = 1;\n'),
  fault('lint', 'an unformatted line', 'src/lib/slug.ts', undefined, 'export   const y = 1\n'),

  fault(
    'house',
    'a physical property',
    BASE,
    undefined,
    '@layer base { .x { margin-left: 1rem } }\n',
  ),
  fault(
    'house',
    'a raw colour',
    'src/ui/Badge/Badge.module.css',
    undefined,
    '.x { color: #ff0000 }\n',
  ),
  fault(
    'house',
    'a class that no style has',
    'src/ui/Badge/Badge.tsx',
    'styles.badge',
    'styles.bagde',
  ),
  fault(
    'house',
    'a text in a component',
    'src/ui/Badge/Badge.tsx',
    '{children}',
    'Brand new words {children}',
  ),
  fault(
    'house',
    'an import against the direction',
    'src/lib/fill.ts',
    undefined,
    "import '../sections/registry.ts';\n",
  ),
  fault(
    'house',
    'an exported function without words',
    'src/lib/slug.ts',
    '/** A name as a part of an address: `market-analysis` for `Market Analysis`. */',
    '',
  ),
  fault(
    'house',
    'a package that is not pinned',
    'package.json',
    '"fresh": "2.0.0"',
    '"fresh": "^2.0.0"',
  ),
  fault(
    'house',
    'files that import each other in a circle',
    'deploy/server/byte-range.ts',
    undefined,
    "import type {} from './answer.ts';\n",
  ),
  fault(
    'content',
    'a content file of an unknown kind',
    'content/extra/a.yaml',
    undefined,
    'a: 1\n',
  ),
  fault(
    'unused',
    'an export that nobody uses',
    'src/lib/slug.ts',
    undefined,
    'export const unused = 1;\n',
  ),
  fault(
    'unused',
    'a file that nobody imports',
    'src/lib/left-over.ts',
    undefined,
    'export const z = 1;\n',
  ),

  fault(
    'content',
    'a link to a page that is not there',
    NAVIGATION,
    '/solutions/real-estate,',
    '/solutions/unreal-estate,',
  ),
  fault('content', 'an anchor that is nowhere', ENERGY, "'#case-studies'", "'#case-studdies'"),
  fault('content', 'an anchor of another page', ENERGY, "'#case-studies'", "'#every-page'"),
  fault(
    'content',
    'a figure of an instrument typed in its context',
    ENERGY,
    '{data.total} shares',
    '60,000 shares',
  ),
  fault('content', 'a picture without words', ENERGY, 'alt: >-', 'caption: >-'),
  fault('content', 'a picture that is not there', ENERGY, 'name: energy', 'name: enrgy'),
  fault(
    'content',
    'a title too long',
    ENERGY,
    'hero:\n  title: ',
    'hero:\n  title: A headline that everybody who reads it will find far too long for any page: ',
  ),
  fault('content', 'an unknown field', ENERGY, 'name: Energy', 'colour: red\nname: Energy'),
  fault('content', 'a duration nobody can read', ENERGY, 'duration: ', 'duration: about '),
  fault('content', 'markup in copy', HOME, 'title: Enterprise', 'title: <b>Enterprise</b>'),
  fault(
    'content',
    'an address of another page as alias',
    ENERGY,
    'name: Energy',
    'aliases: [/contact]\nname: Energy',
  ),
  fault('content', 'an unknown placeholder', HOME, '{claims.assets}', '{claims.asets}'),
  fault(
    'content',
    'an outside link written out',
    ENERGY,
    'href: /contact',
    'href: https://elsewhere.example',
  ),
  fault(
    'content',
    'a word of the interface that is missing',
    'content/interface/en.yaml',
    'skip: Skip',
    'skap: Skip',
  ),
  fault('content', 'a figure typed twice', ENERGY, '{market.value}', '$4.5T'),
  fault('content', 'a figure without a status', ENERGY, '      status: stated\n', ''),
  fault(
    'content',
    'a sourced figure without its source',
    ENERGY,
    'status: stated',
    'status: sourced',
  ),
  fault(
    'content',
    'a minimum without the risk line',
    'content/offers/solutions/real-estate.yaml',
    '{warning.share}',
    '',
  ),
  fault(
    'content',
    'a heading of another offer',
    ENERGY,
    'Storage networks',
    'Fractional ownership',
  ),
  fault('content', 'a phone number without its country', SITE, '+971 4', '04'),
  fault('content', 'a time without quotes', SITE, "opens: '09:00'", 'opens: 9'),
  fault(
    'content',
    'a heading level left out',
    'content/legal/privacy.md',
    '## Who is',
    '#### Who is',
  ),
  fault(
    'pictures',
    'an encoded picture that is gone',
    'media/pictures.json',
    '"energy"',
    '"energi"',
  ),

  fault(
    'types',
    'a property that is not there',
    'src/content/reading-time.ts',
    'words / PACE',
    'words.length / PACE',
  ),
  fault(
    'types',
    'a section that a page has no data for',
    'src/sections/Help/Help.tsx',
    'items',
    'itemz',
  ),
  fault(
    'types',
    'a part of every page that is given the wrong data',
    'src/layouts/Document.astro',
    'navigation={navigation}',
    'navigation={words}',
  ),

  fault(
    'unit',
    'a count that stops before its figure',
    'src/ui/Counter/CountUp.client.ts',
    'step === STEPS',
    'step === STEPS - 1',
  ),
  fault(
    'unit',
    'a range without its end',
    'src/lib/duration.ts',
    'formatRange(min, max);',
    'format(min);',
  ),
  fault(
    'unit',
    'durations added wrongly',
    'src/lib/duration.ts',
    'total + step[pick], 0',
    'total + step[pick], 1',
  ),
  fault(
    'unit',
    'reading times twice as long',
    'src/content/reading-time.ts',
    'PACE = 238',
    'PACE = 119',
  ),
  fault(
    'unit',
    'one study too few',
    'src/features/case-studies/case-studies.ts',
    'OTHERS = 3',
    'OTHERS = 2',
  ),
  fault(
    'unit',
    'an address of a tag with spaces',
    'src/lib/slug.ts',
    "/[^a-z0-9]+/g, '-'",
    "/[^a-z0-9 ]+/g, '-'",
  ),
  fault(
    'unit',
    'an empty required field is taken',
    CHECK,
    "control.value.trim() === ''",
    "control.value === 'never'",
  ),
  fault(
    'unit',
    'an address without a dot is taken',
    'src/features/messages/mail-address.ts',
    '(\\.[^\\s@.<>,;]+)+$/',
    '(\\.[^\\s@.<>,;]+)*$/',
  ),
  fault(
    'unit',
    'the draft is not kept',
    'src/features/draft/draft.ts',
    'keep(DRAFT, values)',
    'keep(DRAFT)',
  ),
  fault(
    'unit',
    'one item too many in a list',
    'src/features/lists/list-view.ts',
    'fitting.slice(0, limit)',
    'fitting.slice(0, limit + 1)',
  ),
  fault(
    'unit',
    'search prefers texts to pages',
    'src/features/search-index/search.ts',
    'page: 2,',
    'page: 0.2,',
  ),
  fault(
    'unit',
    'the arrow key does not go round',
    PALETTE,
    'chosen < last ? chosen + 1 : 0',
    'chosen + 1',
  ),
  fault('browser menu.spec.ts', 'menu keys are deaf', MENU, 'End: count - 1', 'End: count'),
  fault(
    'browser menu.spec.ts',
    'Escape leaves the menu open',
    MENU,
    "event.key === 'Escape'",
    "event.key === 'Esc'",
  ),
  fault(
    'unit',
    'the office works on holidays',
    'src/features/office/workdays.ts',
    '&& !holidays.some',
    '|| !holidays.some',
  ),
  fault(
    'unit',
    'the office closes a minute late',
    'src/features/office/office-hours.ts',
    'at < closes',
    'at <= closes',
  ),
  fault(
    'unit',
    'articles oldest first',
    'src/site-map.ts',
    'b.date.localeCompare(a.date)',
    'a.date.localeCompare(b.date)',
  ),
  fault('unit', 'a company without a name for search engines', FACTS, '    name: brand,', ''),
  fault('unit', 'the language of the site is not told', FACTS, 'inLanguage: site.lang,', ''),
  fault(
    'unit',
    'a range one byte short',
    'deploy/server/byte-range.ts',
    ': size - 1 };',
    ': size - 2 };',
  ),
  fault(
    'unit',
    'a range past the end is served',
    'deploy/server/byte-range.ts',
    'if (first >= size)',
    'if (first > size)',
  ),
  fault('unit', 'a missing page answers 200', ANSWER, 'send(404,', 'send(200,'),
  fault(
    'unit',
    'caches may mix encodings up',
    ANSWER,
    "    Vary: 'Accept-Encoding',\n    ETag",
    '    ETag',
  ),
  fault(
    'unit',
    'pages are cached for an hour',
    POLICY,
    "page: 'public, max-age=0, must-revalidate'",
    "page: 'public, max-age=3600'",
  ),
  fault(
    'unit',
    'files with a hash are not kept',
    POLICY,
    'max-age=31536000, immutable',
    'max-age=60',
  ),
  fault(
    'unit',
    'redirects for a while only',
    POLICY,
    'REDIRECT_STATUS = 308',
    'REDIRECT_STATUS = 302',
  ),
  fault(
    'unit',
    'an alias in the sitemap',
    'src/content/addresses.ts',
    'return listed.has(pathname);',
    'return true;',
  ),
  fault(
    'house',
    'a sentence of the content in a test',
    'src/lib/fill.test.ts',
    undefined,
    "export const copied = 'Energy tokenization: settle metered power the next day';\n",
  ),

  fault(
    'unit',
    'a feed with the oldest article first',
    'src/content/feeds.ts',
    'items: articles.filter(',
    'items: articles.toReversed().filter(',
  ),
  fault(
    'unit',
    'the wrong kind of thing for search engines',
    FACTS,
    "'@type': 'FAQPage'",
    "'@type': 'QAPage'",
  ),
  fault('unit', 'crumbs counted from nought', FACTS, 'position: index + 1', 'position: index'),
  fault(
    'unit',
    'a part sent to whoever asked for the file of before',
    ANSWER,
    "return method === 'GET' && same ?",
    "return method === 'GET' ?",
  ),
  fault(
    'unit',
    'a redirect that loses the query',
    POLICY,
    "html/*(\\\\?.*)?$', to: '/$1$2' }",
    "html/*(\\\\?.*)?$', to: '/$1' }",
  ),
  fault(
    'unit',
    'an error page that is kept',
    POLICY,
    "error: 'no-cache'",
    "error: 'public, max-age=3600'",
  ),
  fault(
    'unit',
    'a policy without the hashes of scripts',
    POLICY,
    'quoted(scriptHashes)',
    'quoted([])',
  ),
  fault(
    'unit',
    'inline styles that are not collected',
    'deploy/integration/inline-code.ts',
    'for (const text of code.styles) keep(styles, file, text);',
    '',
  ),
  fault(
    'workspaces',
    'the holding cap is off by one',
    'packages/code-examples/contracts/MaxBalanceModule.sol',
    'held <= maxBalance && amount',
    'held < maxBalance && amount',
  ),
  fault(
    'workspaces',
    'anybody may release a charge',
    'packages/code-examples/contracts/DeedToken.sol',
    'holder == address(0) || holder != _msgSender()',
    'holder == address(0)',
  ),
  fault(
    'workspaces',
    'a webhook of last year is believed',
    'packages/code-examples/client/verify-webhook.ts',
    '|| age > tolerance',
    '',
  ),
  fault(
    'workspaces',
    'a list of holders that stops after its first page',
    'packages/code-examples/client/list-holders.ts',
    'while (after);',
    'while (!after);',
  ),
  fault(
    'workspaces',
    'an untagged PDF',
    'packages/handbook/print.ts',
    'return displayTitle(result);',
    "return displayTitle(Buffer.from(Buffer.from(result).toString('latin1').replaceAll('/StructTreeRoot', '/StructTreeNone'), 'latin1'));",
  ),
  fault(
    'workspaces',
    'a PDF without its language',
    'packages/handbook/handbook.typ',
    'lang: book.lang, ',
    '',
  ),

  fault(
    'site',
    'a minimum investment moved',
    'content/offers/solutions/real-estate.yaml',
    'value: 100\n      prefix: $',
    'value: 110\n      prefix: $',
  ),
  fault(
    'site',
    'a figure that does not say what it is',
    'src/sections/Hero/Statistics.tsx',
    '            status={<FigureStatus status={status} words={words} />}\n',
    '',
  ),
  fault(
    'site',
    'a duration moved',
    'content/pages/services.yaml',
    'timeline: 8-12 weeks',
    'timeline: 8-13 weeks',
  ),
  fault(
    'site',
    'an inline style that the policy blocks',
    'src/layouts/Head.astro',
    '<meta charset="utf-8">',
    '<meta charset="utf-8" style="color:red">',
  ),
  fault(
    'site',
    'a file from elsewhere',
    'src/layouts/Head.astro',
    '<meta charset="utf-8">',
    '<meta charset="utf-8"><link rel="stylesheet" href="https://elsewhere.example/a.css">',
  ),
  fault('site', 'an id twice', 'src/site/Footer/Footer.tsx', '<footer', '<footer id="content"'),
  fault(
    'site',
    'a page without a description',
    'src/layouts/Head.astro',
    '<meta name="description" content={seo.description}>',
    '',
  ),
  fault(
    'site',
    'no share picture',
    'src/layouts/Head.astro',
    '<meta property="og:image" content={picture}>',
    '<meta property="og:image" content="/share/none.jpg">',
  ),
  fault(
    'site',
    'a large library on every page',
    'src/client/main.ts',
    undefined,
    "import * as parse5 from 'parse5';\nObject.assign(window, { parse5 });\n",
  ),

  fault(
    'browser search.spec.ts',
    'what lies below the search can be reached',
    'src/features/search/Search/Palette.lazy.ts',
    'makeModal(dialog, signal);',
    'void makeModal;',
  ),
  fault(
    'browser quiet.spec.ts',
    'quiet text too pale',
    TOKENS,
    '--raw-ink-2: #43565c',
    '--raw-ink-2: #a3b6bc',
  ),
  fault(
    'browser quiet.spec.ts',
    'a menu that cannot be read over a light picture',
    TOKENS,
    'rgb(var(--raw-veil) / 0.62) 3.5rem',
    'rgb(var(--raw-veil) / 0.4) 3.5rem',
  ),
  fault(
    'browser quiet.spec.ts',
    'names on the stone of diagrams that are not painted',
    'src/features/diagram/Diagram/DiagramDrawing.module.css',
    '.name,\n  .onStone {',
    '.name {',
  ),
  fault(
    'browser media.spec.ts',
    'the focus is not to be seen',
    BASE,
    'outline: var(--channel-medium) solid var(--focus);',
    'outline: none;',
  ),
  fault(
    'browser zoom.spec.ts',
    'a band wider than a phone',
    BASE,
    undefined,
    '@layer base { main { min-inline-size: 60rem } }\n',
  ),
  fault(
    'browser print.spec.ts',
    'paper without its text',
    BASE,
    undefined,
    '@media print { main { display: none } }\n',
  ),
  fault(
    'browser navigation.spec.ts',
    'the title of the page before',
    'src/client/swap.ts',
    '  document.title = page.title;\n',
    '',
  ),
  fault(
    'browser navigation.spec.ts',
    'the head of the page before',
    'src/client/swap.ts',
    'document.head.append(...wanted',
    'document.head.append(...[] as typeof wanted, ...wanted.slice(0, 0)',
  ),
  fault(
    'browser navigation.spec.ts',
    'an end of the page that is guessed',
    'src/client/lay-bands.ts',
    '/End|Meta/',
    '/Start/',
  ),
  fault(
    'browser awaited-page.spec.ts',
    'an address ahead of its page',
    'src/client/router.ts',
    '!isBack && { precommitHandler',
    'isBack && { precommitHandler',
  ),
  fault(
    'browser awaited-page.spec.ts',
    'a page kept at the entry of another',
    'src/client/visit.ts',
    'window.navigation?.transition?.from ?? window.navigation?.currentEntry;',
    'window.navigation?.currentEntry;',
  ),
  fault(
    'browser mobile-menu.spec.ts',
    'a menu that stays open without a place',
    'src/browser/modal-popover.ts',
    "  addEventListener('resize', closeUnseen, { signal });\n",
    '',
  ),
  fault(
    'browser case-studies.spec.ts',
    'folds inside an item are groups',
    'src/features/lists/list-view.ts',
    'if (items.length === 0) continue;',
    '',
  ),
  fault(
    'browser template.spec.ts',
    'figures count under reduced motion',
    'src/ui/Counter/CountUp.client.ts',
    ' || wantsLessMotion()',
    '',
  ),
];
