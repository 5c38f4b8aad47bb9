import { expect, test } from 'vitest';
import type { BlueprintRules } from '../../schemas/blueprint/blueprint-rules.ts';
import { checkBlueprint } from './blueprint-rules.ts';
import { checkContent } from './check.ts';

const { files } = checkContent();
const FILE = 'content/blueprint.yaml';

/** The problems of the site's rules once something is changed in them. */
function problemsAfter(change: (rules: BlueprintRules) => void): string[] {
  const copy = structuredClone(files.map(({ file, data }) => ({ file, data })));
  change(copy.find(({ file }) => file === FILE)?.data as BlueprintRules);
  return checkBlueprint(copy).map(({ field, message }) => `${field}: ${message}`);
}
const first = <Item>(list: Item[]): Item => list[0] as Item;

test.each<[string, string, (rules: BlueprintRules) => void]>([
  ['assets[0].id', 'moon.yaml', ({ assets }) => Object.assign(first(assets), { id: 'moon' })],
  ['assets[0].opens', 'steps', ({ assets }) => Object.assign(first(assets), { opens: 9 })],
  ['assets[0].filed', 'opens', ({ assets }) => Object.assign(first(assets), { filed: 4 })],
  [
    'tracks[0].offer',
    '/nowhere',
    ({ tracks }) => Object.assign(first(tracks), { offer: '/nowhere' }),
  ],
  [
    'tracks[0].after',
    'no track',
    ({ tracks }) => Object.assign(first(tracks), { after: { track: 'moon', step: 1 } }),
  ],
  [
    'tracks[0].before',
    'no step 12',
    ({ tracks }) => Object.assign(first(tracks), { before: { track: 'asset', step: 12 } }),
  ],
  ['documents[0].at', 'no step 6', ({ documents }) => Object.assign(first(documents), { at: 6 })],
  [
    'modules[0].id',
    'another rule',
    ({ modules, structure }) => Object.assign(first(modules), { id: first(structure.vehicle).id }),
  ],
  [
    'cautions[0].when.asset',
    'moon',
    ({ cautions }) => Object.assign(first(cautions), { when: { asset: ['moon'] } }),
  ],
])('%s is refused in words', (field, word, change) => {
  const found = problemsAfter(change).filter((problem) => problem.startsWith(`${field}:`));
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(word);
});
