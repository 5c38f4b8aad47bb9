import postcss, { type ChildNode, type Container } from 'postcss';

/** The part of a sheet that belongs to no module, or to several: every page has it. */
export const SHARED = '';

/** A class of a CSS Module in the built sheet, such as `Hero-title` or, shortened, `C4-b` (short-names.ts). */
const MODULE_CLASS = /\.([A-Z]\w*)-/g;

/** The module that a selector speaks of. */
function ownerOf(selector: string): string {
  const owners = new Set([...selector.matchAll(MODULE_CLASS)].map(([, name = '']) => name));
  const [owner = SHARED] = owners;
  return owners.size > 1 ? SHARED : owner;
}

type Shares = Map<string, ChildNode[]>;

function add(shares: Shares, owner: string, node: ChildNode): void {
  const nodes = shares.get(owner);
  if (nodes) nodes.push(node);
  else shares.set(owner, [node]);
}

/** Deals the rules of a container out to the modules, each below the same layers and queries. */
function share(container: Container): Shares {
  const shares: Shares = new Map();
  for (const node of container.nodes ?? []) {
    if (node.type === 'rule') {
      const selectors = Map.groupBy(node.selectors, ownerOf);
      for (const [owner, own] of selectors) add(shares, owner, node.clone({ selectors: own }));
    } else if (node.type === 'atrule' && node.name.endsWith('keyframes')) {
      add(shares, ownerOf(`.${node.params}`), node.clone());
    } else if (node.type === 'atrule' && node.nodes) {
      for (const [owner, nodes] of share(node)) add(shares, owner, node.clone({ nodes }));
    } else if (node.type !== 'comment') add(shares, SHARED, node.clone());
  }
  return shares;
}

/** The layers of a sheet in the order in which it names them first. */
const layersIn = (sheet: Container): string[] => [
  ...new Set(
    (sheet.nodes ?? []).flatMap((node) =>
      node.type === 'atrule' && node.name === 'layer' ? node.params.split(/\s*,\s*/) : [],
    ),
  ),
];

/**
 * Takes a built sheet apart into the CSS Modules it was made from. Names of classes and keyframes tell
 * where a rule comes from, so nothing is guessed and no rule is lost.
 * @param css the whole sheet
 * @returns the rules by the name of their module, in the order of the sheet; SHARED comes first
 */
export function splitSheet(css: string): Map<string, string> {
  const sheet = postcss.parse(css);
  const shares = share(sheet);
  // The order of the layers is that of the whole sheet, whatever a page leaves out of it.
  const order = layersIn(sheet);
  const statement = order.length > 1 ? `@layer ${order.join(',')};` : '';
  const text = (nodes: ChildNode[]) => postcss.root({ nodes }).toString();
  return new Map([
    [SHARED, statement + text(shares.get(SHARED) ?? [])],
    ...[...shares]
      .filter(([owner]) => owner !== SHARED)
      .map(([owner, nodes]): [string, string] => [owner, text(nodes)]),
  ]);
}

/** Joins pieces of one sheet again: what lies below the same layer or query stands there once. */
export function joinPieces(pieces: string[]): string {
  const root = postcss.parse(pieces.join(''));
  mergeLayers(root);
  return root.toString();
}

/** A layer's rules may move together: between them stand only rules of other layers. */
function mergeLayers(root: Container): void {
  const first = new Map<string, Container>();
  for (const node of [...(root.nodes ?? [])]) {
    if (node.type !== 'atrule' || node.name !== 'layer' || !node.nodes) continue;
    const known = first.get(node.params);
    if (known) {
      known.append(node.nodes);
      node.remove();
    } else first.set(node.params, node);
  }
}
