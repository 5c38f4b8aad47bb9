import type { z } from 'astro/zod';
import type { SearchEntry } from '../features/search-index/index-format.ts';
import type { BlogPage, DocumentationPage } from '../schemas/pages/resources.ts';
import type { Messages } from '../schemas/site/messages.ts';
import type { Navigation } from '../schemas/site/navigation.ts';

/** Content that labels of pages quote: names of menus, groups and categories. */
export interface Around {
  messages: Messages;
  navigation: Navigation;
  blog: BlogPage;
  documentation: DocumentationPage;
}

/** What a page is called where other pages mention it. */
export interface Label {
  /** Its name in lists and search results. */
  name: string;
  /** The group of search results and of llms.txt that it belongs to. */
  group: string;
  /** Its headline, shown on the share picture. */
  headline: string;
  /** The part of the site, shown above the headline; empty where the headline is enough. */
  part: string;
  /** Name of the picture in media/reliefs on its share picture, if it has its own. */
  pictureName?: string | undefined;
  /** Labels by which readers search for it, such as its category. */
  labels?: string[];
}

/** How lists know a page. A page without this is in no list, sitemap or search. */
export interface Listing<Data> {
  /** The menu in content/navigation.yaml that links to it, or the page whose list does. */
  menu: 'header' | 'legal' | `/${string}`;
  /** Its kind in the search. */
  search: SearchEntry['kind'];
  label(data: Data, around: Around, path: string): Label;
  /** Compares two pages of the kind; without it they are ordered by address. */
  order?(a: Data, b: Data, around: Around): number;
}

/** One kind of content. */
export interface Kind<Schema extends z.ZodType = z.ZodType> {
  /** Folder of its files, from the root of the repository. */
  folder: string;
  /** Its files below that folder, as a name or a glob. Those of other languages have the same names below content/ar. */
  files: string;
  schema: Schema;
  /** Whether each language has a whole file of its own, in place of texts that are merged into the English one. */
  isOwn?: true;
  /** Whether the page has a route of its own in src/pages, which lists its sections. */
  core?: true;
  page?: {
    /** Its address; for a kind with many files, the part before their names. */
    at: string;
    listing?: Listing<z.output<Schema>>;
  };
}

/** A page that has one content file, such as content/pages/about.yaml. */
interface CoreShape {
  hero: { title: string; backgroundImage?: { name: string } | undefined };
}

/**
 * A kind of content that is no page, such as content/site.yaml.
 * @param path of its file below content/, or a glob
 */
export function data<Schema extends z.ZodType>(path: string, schema: Schema) {
  const cut = path.split(/[*{]/)[0]?.lastIndexOf('/') ?? -1;
  const folder = cut < 0 ? 'content' : `content/${path.slice(0, cut)}`;
  return { folder, files: path.slice(cut + 1), schema };
}

/** A kind that is no page, of which each language has a file of its own. */
export const ownData = <Schema extends z.ZodType>(path: string, schema: Schema) => ({
  ...data(path, schema),
  isOwn: true as const,
});

/** The name of a page in the menus, such as `Contact` for a page whose headline is `Get In Touch`. */
function menuName({ mobile, groups }: Navigation, path: string): string | undefined {
  const inMenu = groups.flatMap(({ columns }) => columns.flatMap(({ links }) => links));
  return [...mobile, ...inMenu].find(({ href }) => href === path)?.text;
}

const coreLabel = ({ hero }: CoreShape, { messages, navigation }: Around, path: string): Label => ({
  name: menuName(navigation, path) ?? hero.title,
  group: messages.companyPages,
  headline: hero.title,
  part: '',
  pictureName: hero.backgroundImage?.name,
});

/**
 * A kind for a page with its own file, schema and list of sections, which all lists of the site contain.
 * @param at its address
 * @param file below content/pages, if it is not named after the address
 */
export const core = <Schema extends z.ZodType<CoreShape>>(
  at: string,
  schema: Schema,
  file = `${at.slice(1)}.yaml`,
) => {
  const listing: Listing<CoreShape> = { menu: 'header', search: 'page', label: coreLabel };
  return { ...data(`pages/${file}`, schema), core: true as const, page: { at, listing } };
};

/** A kind for the page of a tool: a core page that has a name, and is listed among the tools. */
export const tool = <Schema extends z.ZodType<CoreShape & { name: string }>>(
  at: string,
  schema: Schema,
) => {
  const label = (data: CoreShape & { name: string }, around: Around, path: string): Label => ({
    ...coreLabel(data, around, path),
    name: data.name,
    group: around.messages.tools,
    part: around.messages.tools,
  });
  const listing: Listing<CoreShape & { name: string }> = { menu: 'header', search: 'page', label };
  return { ...data(`pages${at}.yaml`, schema), core: true as const, page: { at, listing } };
};

/** A kind for a page with its own list of sections that is in no list, sitemap or search. */
export const hidden = <Schema extends z.ZodType>(at: string, schema: Schema) => ({
  ...data(`pages${at}.yaml`, schema),
  core: true as const,
  page: { at },
});

/** A kind with many files of one shape, each a page below a common address. */
export const many = <Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  at: string,
  listing: Listing<z.output<Schema>>,
) => ({ ...data(path, schema), page: { at, listing } });
