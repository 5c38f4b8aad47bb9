import postcss, { type ChildNode, type Container } from 'postcss';

/** Key of the part of a sheet that belongs to no module, or to several. Every page has it. */
export const SHARED = '';

/** A class of a CSS Module in the built sheet, such as `Hero-title` or, shortened, `C4-b` (short-names.ts). */
const MODULE_CLASS = /\.([A-Z]\w*)-/g;

/** The module to which a selector belongs. */
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

/** Distributes the rules of a container among the modules, and keeps the layers and queries around them. */
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

/** The layers of a sheet, in the order in which it first names them. */
const layersIn = (sheet: Container): string[] => [
  ...new Set(
    (sheet.nodes ?? []).flatMap((node) =>
      node.type === 'atrule' && node.name === 'layer' ? node.params.split(/\s*,\s*/) : [],
    ),
  ),
];

/**
 * Splits a built sheet into the CSS Modules it was made from. The names of classes and keyframes tell where a
 * rule comes from, so nothing is guessed and no rule is lost.
 * @param css the whole sheet
 * @returns the rules by the name of their module, in the order of the sheet; SHARED comes first
 */
export function splitSheet(css: string): Map<string, string> {
  const sheet = postcss.parse(css);
  const shares = share(sheet);
  // The order of the layers is declared as in the whole sheet, whatever a page leaves out.
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

/** Joins pieces of one sheet again. Rules below the same layer or query are put into one block. */
export function joinPieces(pieces: string[]): string {
  const root = postcss.parse(pieces.join(''));
  mergeLayers(root);
  return root.toString();
}

/**
 * Joins the blocks of a layer. Its rules may be moved together, because only rules of other layers are
 * between them.
 */
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
