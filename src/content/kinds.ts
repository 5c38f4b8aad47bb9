import type { z } from 'astro/zod';
import type { SearchEntry } from '../features/search-index/index-format.ts';
import type { Navigation } from '../schemas/navigation.ts';
import type { BlogPage, DocumentationPage } from '../schemas/resources.ts';
import type { Words } from '../schemas/words.ts';

/** Content that the label of a page quotes: names of menus, groups and categories. */
export interface Around {
  words: Words;
  navigation: Navigation;
  blog: BlogPage;
  documentation: DocumentationPage;
}

/** What a page is called wherever another place speaks of it. */
export interface Label {
  /** Its name in lists and search results. */
  name: string;
  /** The group of search results and of llms.txt that it belongs to. */
  group: string;
  /** Its headline, which the share picture shows. */
  headline: string;
  /** The part of the site over that headline; empty where the headline says enough. */
  part: string;
  /** Name of the relief of its share picture, if it has one of its own. */
  relief?: string | undefined;
  /** Labels around its text by which readers look for it, such as its category. */
  labels?: string[];
}

/** How the rest of the site knows a page: a page without it is in no list, sitemap or search. */
export interface Listing<Data> {
  /** The menu of content/navigation.yaml that leads to it, or the page whose list does. */
  menu: 'header' | 'legal' | `/${string}`;
  /** What the search takes it for. */
  search: SearchEntry['kind'];
  label(data: Data, around: Around, path: string): Label;
  /** Order among its kind; without it the order of the addresses. */
  order?(a: Data, b: Data, around: Around): number;
}

/** One kind of content. */
export interface Kind<Schema extends z.ZodType = z.ZodType> {
  /** Folder of its files, from the root of the repository. */
  folder: string;
  /** Its files below that folder: one name or a glob; `{locale}` stands for the language. */
  files: string;
  schema: Schema;
  /** Whether the page has a list of bands of its own in layouts/compose/core.ts. */
  core?: true;
  page?: {
    /** Its address; of a kind with many files the part before their names. */
    at: string;
    listing?: Listing<z.output<Schema>>;
  };
}

/** A page that has one content file, such as content/pages/about.yaml. */
interface CoreShape {
  hero: { title: string; backgroundImage?: { name: string } | undefined };
}

/**
 * Content that is no page, such as content/site.yaml.
 * @param path its file below content/, or a glob of them
 */
export function data<Schema extends z.ZodType>(path: string, schema: Schema) {
  const cut = path.split(/[*{]/)[0]?.lastIndexOf('/') ?? -1;
  const folder = cut < 0 ? 'content' : `content/${path.slice(0, cut)}`;
  return { folder, files: path.slice(cut + 1), schema };
}

/** What the menus call a page: `Contact`, where its headline says `Get In Touch`. */
function menuName({ mobile, groups }: Navigation, path: string): string | undefined {
  const inMenu = groups.flatMap(({ columns }) => columns.flatMap(({ links }) => links));
  return [...mobile, ...inMenu].find(({ href }) => href === path)?.text;
}

const coreLabel = ({ hero }: CoreShape, { words, navigation }: Around, path: string): Label => ({
  name: menuName(navigation, path) ?? hero.title,
  group: words.companyPages,
  headline: hero.title,
  part: '',
  relief: hero.backgroundImage?.name,
});

/**
 * A page with a file, a schema and a list of bands of its own, known to every list of the site.
 * @param at its address
 * @param file its file below content/pages, if it is not named after the address
 */
export const core = <Schema extends z.ZodType<CoreShape>>(
  at: string,
  schema: Schema,
  file = `${at.slice(1)}.yaml`,
) => ({
  ...data(`pages/${file}`, schema),
  core: true as const,
  page: { at, listing: { menu: 'header', search: 'page', label: coreLabel } as Listing<CoreShape> },
});

/** The page of a tool: a core page that bears its own name, and stands with the other tools in lists. */
export const tool = <Schema extends z.ZodType<CoreShape & { name: string }>>(
  at: string,
  schema: Schema,
) => {
  const label = (data: CoreShape & { name: string }, around: Around, path: string): Label => ({
    ...coreLabel(data, around, path),
    name: data.name,
    group: around.words.tools,
    part: around.words.tools,
  });
  const listing: Listing<CoreShape & { name: string }> = { menu: 'header', search: 'page', label };
  return { ...data(`pages${at}.yaml`, schema), core: true as const, page: { at, listing } };
};

/** A page with a list of bands of its own that no list, sitemap or search tells of. */
export const hidden = <Schema extends z.ZodType>(at: string, schema: Schema) => ({
  ...data(`pages${at}.yaml`, schema),
  core: true as const,
  page: { at },
});

/** Content of one shape in many files, each a page of its own below one address. */
export const many = <Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  at: string,
  listing: Listing<z.output<Schema>>,
) => ({ ...data(path, schema), page: { at, listing } });
