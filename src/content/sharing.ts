import { getCollection } from 'astro:content';
import { getArticles } from './articles.ts';
import { CATEGORIES } from './categories.ts';
import { getCorePages } from './core-pages.ts';
import { getDocuments } from './documents.ts';
import { getOffers, groupName } from './offers.ts';
import { getBlog, getDocumentation } from './site-data.ts';

/** What a page's share picture shows. */
export interface SharedPage {
  path: string;
  /** The headline of the page. */
  title: string;
  /** The part of the site it belongs to; empty for the home page. */
  group: string;
  /** Name of its relief in media/reliefs, if it has one of its own. */
  relief?: string | undefined;
}

/** Every page that can be shared, with what its picture shows (issue 5, Share pictures). */
export async function getSharedPages(): Promise<SharedPage[]> {
  const [core, offers, articles, documents, legal, blog, documentation] = await Promise.all([
    getCorePages(),
    getOffers(),
    getArticles(),
    getDocuments(),
    getCollection('legal'),
    getBlog(),
    getDocumentation(),
  ]);
  const blogRelief = blog.hero.backgroundImage?.name;
  return [
    ...core.map(({ path, page: { hero } }) => ({
      path,
      title: hero.title,
      group: '',
      relief: hero.backgroundImage?.name,
    })),
    ...offers.map(({ path, group, offer: { hero } }) => ({
      path,
      title: hero.title,
      group: groupName(group),
      relief: hero.backgroundImage?.name,
    })),
    ...articles.map(({ path, article }) => ({
      path,
      title: article.title,
      group: article.category,
      relief: article.image?.name ?? blogRelief,
    })),
    ...CATEGORIES.map(({ name, path }) => ({
      path,
      title: name,
      group: blog.hero.title,
      relief: blogRelief,
    })),
    ...documents.map(({ path, item, category }) => ({
      path,
      title: item.name,
      group: category.title,
      relief: documentation.hero.backgroundImage?.name,
    })),
    ...legal.map(({ id, data }) => ({
      path: `/legal/${id}`,
      title: data.title,
      group: '',
      relief: data.image?.name,
    })),
  ];
}
