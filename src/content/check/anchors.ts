import { addressOf, placeOf } from '../read/addresses.ts';
import type { ContentFile } from '../read/leaves.ts';
import type { Heading } from '../read/markdown.ts';
import { readMarkdown } from '../read/markdown.ts';
import { bandsByKind } from './band-ids.ts';
import { type ContentFault, faultAt } from './diagnostics/fault.ts';
import { didYouMean } from './diagnostics/nearest.ts';
import { linksOf } from './links.ts';

/** Every `id` that a file gives to parts of its page. */
function idsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own =
    'id' in value && typeof value.id === 'string' ? [value.id, `feature-${value.id}`] : [];
  return [...own, ...Object.values(value).flatMap(idsOf)];
}

/**
 * The anchors of each page: its headings, its bands, and its entries with an id.
 * @param files all of the content
 */
export function anchorsIn(files: ContentFile[]): (page: ContentFile) => string[] {
  const bands = bandsByKind();
  const fields = Map.groupBy(files, ({ file }) => placeOf(file)?.name);
  return (page) => {
    const kind = placeOf(page.file)?.name;
    // A band that comes from a field of its name is not on a page whose file leaves that field out.
    const isThere = (type: string) =>
      has(page, type) || !fields.get(kind)?.some((other) => has(other, type));
    const own = [...(bands.get(kind ?? '') ?? [])].flatMap(([type, ids]) =>
      isThere(type) ? ids : [],
    );
    return page.file.endsWith('.md')
      ? [...readMarkdown(page.body ?? '').headings.map(({ id }: Heading) => id), ...own]
      : [...own, ...idsOf(page.data)];
  };
}

const has = ({ data }: ContentFile, field: string) =>
  typeof data === 'object' && data !== null && field in data;

/** Finds links whose part after # names nothing on the page that they lead to. */
export function checkAnchors(files: ContentFile[]): ContentFault[] {
  const anchorsOf = anchorsIn(files);
  const pages = new Map(
    files.flatMap((page) => {
      const { aliases = [] } = (page.data ?? {}) as { aliases?: string[] };
      return [addressOf(page.file), ...aliases].map((address) => [address, page] as const);
    }),
  );
  return files.flatMap((from) =>
    linksOf(from).flatMap(({ path, value, line }) => {
      const [, address = '', anchor] = /^([^?#]*)[^#]*#(.+)$/.exec(value) ?? [];
      const page = address ? pages.get(address) : pages.get(addressOf(from.file)) && from;
      // Wrong addresses are reported elsewhere, and menus are on every page.
      if (!anchor || !page) return [];
      const known = anchorsOf(page);
      if (known.includes(anchor) || known.includes(anchor.replace(/-title$/, ''))) return [];
      const message = `${page.file} has no part named #${anchor}${didYouMean(anchor, known)}`;
      return [faultAt(from.file, path, message, line)];
    }),
  );
}
