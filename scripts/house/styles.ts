import postcss, { type ChildNode, type Container, type Declaration } from 'postcss';
import { NAMED, SYSTEM } from './colour-names.ts';
import type { Fault, Source } from './fault.ts';

const PHYSICAL =
  /^(left|right|top|bottom|(scroll-)?(margin|padding)-(left|right|top|bottom)|border-(left|right|top|bottom)\b.*)$/;
const SIDED = /^(text-align|float|clear|caption-side)$/;
const COLOUR_CODE = /#[0-9a-f]{3,8}\b|(?<![\w-])(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
/** Properties whose values are names chosen by us, which may be called `sand` or `tan`. */
const NAMES = /^(--|animation|container|content|font|grid|view-transition|will-change)/;

/** A pattern for one of the words as a whole word that is not the name of a function. */
const anyOf = (words: string[]) => new RegExp(`(?<![\\w-])(${words.join('|')})(?![\\w(-])`, 'i');
const NAMED_COLOUR = anyOf(NAMED);
const SYSTEM_COLOUR = anyOf(SYSTEM);

/** Whether a node is inside `@media (forced-colors: active)`, where system colours belong. */
function inForcedColours(node: ChildNode): boolean {
  for (let at: Container | undefined = node.parent as Container; at; at = at.parent as Container) {
    if (at.type === 'atrule' && 'params' in at && /forced-colors/.test(String(at.params)))
      return true;
  }
  return false;
}

/** The fault of a declaration that names a side of the screen; undefined for others. */
function physical({ prop, value }: Declaration): string | undefined {
  if (PHYSICAL.test(prop)) return `${prop} is physical: use the logical property`;
  if (SIDED.test(prop) && /^(left|right)$/.test(value)) return `${prop}: ${value} is physical`;
  return undefined;
}

/** The fault of a declaration with a colour that is not a token; undefined for others. */
function rawColour(node: Declaration): string | undefined {
  const value = node.value.replace(/url\([^)]*\)|"[^"]*"|'[^']*'/g, '');
  const code = COLOUR_CODE.exec(value)?.[0];
  const name = NAMES.test(node.prop) ? undefined : NAMED_COLOUR.exec(value)?.[0];
  const system = NAMES.test(node.prop) ? undefined : SYSTEM_COLOUR.exec(value)?.[0];
  if (code ?? name) return `${code ?? name}: colours come from tokens.css`;
  return system && !inForcedColours(node) ? `${system} belongs in forced-colors only` : undefined;
}

/** The layer to which a stylesheet's rules belong; undefined when any named layer is right, as in a feature. */
const layerOf = (file: string) =>
  /^src\/instruments\//.test(file) ? 'ui' : /^src\/(ui|site|sections)\//.exec(file)?.[1];

/** The fault of a node at the top of a stylesheet that is not in the right layer; undefined for others. */
function unlayered(file: string, node: ChildNode): string | undefined {
  if (node.type === 'comment') return undefined;
  if (node.type === 'atrule' && /^(property|import|charset)$/.test(node.name)) return undefined;
  const layer = layerOf(file);
  const named = node.type === 'atrule' && node.name === 'layer' ? node.params : '';
  if (layer ? named === layer : named !== '') return undefined;
  return `must be inside @layer ${layer ?? '<name>'}`;
}

/**
 * The fault of a timeline without a name: Chromium 156 crashes in its garbage collector after a page with
 * `view()` was scrolled. A named timeline on the same element works alike and does not crash.
 */
function namelessTimeline({ prop, value }: Declaration): string | undefined {
  if (!/^animation(-timeline)?$/.test(prop) || !/\bview\(/.test(value)) return undefined;
  return 'view() can end a tab of Chromium: give the element a view-timeline-name and use that';
}

/**
 * Checks a stylesheet for logical properties, colours from tokens, named timelines, and rules in the layer of
 * its folder.
 */
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
