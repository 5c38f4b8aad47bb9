import postcss, { type ChildNode, type Container, type Declaration } from 'postcss';
import { NAMED, SYSTEM } from './colour-names.ts';
import type { Fault, Source } from './fault.ts';

const PHYSICAL =
  /^(left|right|top|bottom|(scroll-)?(margin|padding)-(left|right|top|bottom)|border-(left|right|top|bottom)\b.*)$/;
const SIDED = /^(text-align|float|clear|caption-side)$/;
const COLOUR_CODE = /#[0-9a-f]{3,8}\b|(?<![\w-])(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
/** Properties whose values are names of our own, which may well be called `sand` or `tan`. */
const NAMES = /^(--|animation|container|content|font|grid|view-transition|will-change)/;

/** Finds one of `words` as a whole word that is not a function. */
const anyOf = (words: string[]) => new RegExp(`(?<![\\w-])(${words.join('|')})(?![\\w(-])`, 'i');
const NAMED_COLOUR = anyOf(NAMED);
const SYSTEM_COLOUR = anyOf(SYSTEM);

/** Whether a node sits in `@media (forced-colors: active)`, where system colours belong. */
function inForcedColours(node: ChildNode): boolean {
  for (let at: Container | undefined = node.parent as Container; at; at = at.parent as Container) {
    if (at.type === 'atrule' && 'params' in at && /forced-colors/.test(String(at.params)))
      return true;
  }
  return false;
}

/** Why a declaration names a side of the screen; nothing when it does not. */
function physical({ prop, value }: Declaration): string | undefined {
  if (PHYSICAL.test(prop)) return `${prop} is physical: use the logical property`;
  if (SIDED.test(prop) && /^(left|right)$/.test(value)) return `${prop}: ${value} is physical`;
  return undefined;
}

/** Why a declaration holds a colour of its own; nothing when it does not. */
function rawColour(node: Declaration): string | undefined {
  const value = node.value.replace(/url\([^)]*\)|"[^"]*"|'[^']*'/g, '');
  const code = COLOUR_CODE.exec(value)?.[0];
  const name = NAMES.test(node.prop) ? undefined : NAMED_COLOUR.exec(value)?.[0];
  const system = NAMES.test(node.prop) ? undefined : SYSTEM_COLOUR.exec(value)?.[0];
  if (code ?? name) return `${code ?? name}: colours come from tokens.css`;
  return system && !inForcedColours(node) ? `${system} belongs in forced-colors only` : undefined;
}

/** The layer that a stylesheet's rules belong to; nothing when any named layer will do, as in a feature. */
const layerOf = (file: string) =>
  /^src\/instruments\//.test(file) ? 'ui' : /^src\/(ui|site|sections)\//.exec(file)?.[1];

/** Why a node at the top of a stylesheet is out of its layer; nothing when it is in it. */
function unlayered(file: string, node: ChildNode): string | undefined {
  if (node.type === 'comment') return undefined;
  if (node.type === 'atrule' && /^(property|import|charset)$/.test(node.name)) return undefined;
  const layer = layerOf(file);
  const named = node.type === 'atrule' && node.name === 'layer' ? node.params : '';
  if (layer ? named === layer : named !== '') return undefined;
  return `must be inside @layer ${layer ?? '<name>'}`;
}

/**
 * Why a timeline is one that ends tabs: Chromium 156 gives up in its garbage collector after a page with `view()` was
 * scrolled. A timeline that has a name, on the same element, works alike and does not.
 */
function namelessTimeline({ prop, value }: Declaration): string | undefined {
  if (!/^animation(-timeline)?$/.test(prop) || !/\bview\(/.test(value)) return undefined;
  return 'view() can end a tab of Chromium: give the element a view-timeline-name and use that';
}

/** Logical properties only, colours from the tokens only, timelines with a name, every rule in its folder's layer. */
export function checkStyles({ file, text }: Source): Fault[] {
  const root = postcss.parse(text, { from: file });
  const faults: Fault[] = [];
  const add = (node: ChildNode, message: string | undefined) => {
    if (message) faults.push({ file, line: node.source?.start?.line ?? 1, message });
  };
  for (const node of root.nodes) add(node, unlayered(file, node));
  root.walkDecls((node) => {
    add(node, physical(node));
    add(node, namelessTimeline(node));
    if (!file.endsWith('/tokens.css')) add(node, rawColour(node));
  });
  return faults;
}
