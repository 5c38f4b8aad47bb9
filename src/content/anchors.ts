import { addressOf } from './addresses.ts';
import { bandIds } from './band-ids.ts';
import { type ContentFault, fieldName } from './faults/fault.ts';
import { didYouMean } from './faults/nearest.ts';
import type { ContentFile } from './leaves.ts';
import { linksOf } from './links.ts';
import type { Heading } from './markdown.ts';
import { readMarkdown } from './markdown.ts';

/** Every `id` that a file gives to a part of its page. */
function idsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own =
    'id' in value && typeof value.id === 'string' ? [value.id, `feature-${value.id}`] : [];
  return [...own, ...Object.values(value).flatMap(idsOf)];
}

/** Where a page can be linked to: its headings, or its bands and the entries with an id. */
const anchorsOf = ({ file, data, body = '' }: ContentFile, bands: string[]): string[] =>
  file.endsWith('.md')
    ? readMarkdown(body).headings.map(({ id }: Heading) => id)
    : [...bands, ...idsOf(data)];

/** Finds links whose part after # names nothing on the page that they lead to. */
export function checkAnchors(files: ContentFile[]): ContentFault[] {
  const bands = bandIds();
  const pages = new Map(
    files.flatMap((page) => {
      const { aliases = [] } = (page.data ?? {}) as { aliases?: string[] };
      return [addressOf(page.file), ...aliases].map((address) => [address, page] as const);
    }),
  );
  return files.flatMap((from) =>
    linksOf(from).flatMap(({ path, value }) => {
      const [, address = '', anchor] = /^([^?#]*)[^#]*#(.+)$/.exec(value) ?? [];
      const page = address ? pages.get(address) : pages.get(addressOf(from.file)) && from;
      // What is wrong with an address is said elsewhere, and menus stand on every page.
      if (!anchor || !page) return [];
      const known = anchorsOf(page, bands);
      if (known.includes(anchor) || known.includes(anchor.replace(/-title$/, ''))) return [];
      const message = `${page.file} has no part named #${anchor}${didYouMean(anchor, known)}`;
      return [{ file: from.file, field: fieldName(path), message }];
    }),
  );
}
