import type { Article } from '../../schemas/library/article.ts';
import type { DocumentationItem } from '../../schemas/library/documentation.ts';
import type { Download } from '../../schemas/library/download.ts';
import type { BlogPage, DocumentationPage } from '../../schemas/pages/resources.ts';
import { type ContentFile, dataOf } from '../read/leaves.ts';
import type { ContentFault } from './diagnostics/fault.ts';

const DOCUMENTATION = 'content/library/documentation/';
const PAGE = 'content/pages/resources/documentation.yaml';
const BLOG = 'content/pages/resources/blog.yaml';

const inside = (files: ContentFile[], folder: string) =>
  files.filter(({ file }) => file.startsWith(folder));

/** Exactly one article is featured above the list (docs/site-rules.md#blog). */
function checkFeatured(files: ContentFile[]): ContentFault[] {
  const articles = inside(files, 'content/articles/');
  const featured = articles.filter(({ data }) => (data as Article).featured);
  if (articles.length === 0 || featured.length === 1) return [];
  const [first, second = first] = featured.length > 0 ? featured : articles;
  const message = `exactly one article is featured, not ${featured.length}`;
  return [{ file: second?.file ?? '', field: 'featured', message }];
}

/** Each tag has one name, given by the page of all articles. */
function checkTags(files: ContentFile[]): ContentFault[] {
  const blog = dataOf<BlogPage>(files, BLOG);
  if (!blog) return [];
  return inside(files, 'content/articles/').flatMap(({ file, data }) =>
    (data as Article).tags.flatMap((tag, index) =>
      tag in blog.articles.tags
        ? []
        : [{ file, field: `tags[${index}]`, message: `${BLOG} has no name for "${tag}"` }],
    ),
  );
}

/** Checks references among the library's files: categories, chapters, tags, the featured article. */
export function checkLibrary(files: ContentFile[]): ContentFault[] {
  const faults = [...checkFeatured(files), ...checkTags(files)];
  const items = inside(files, DOCUMENTATION);
  const page = dataOf<DocumentationPage>(files, PAGE);
  const categories = page?.library.categories.map(({ id }) => id) ?? [];
  for (const { file, data } of items) {
    const { category } = data as DocumentationItem;
    if (page && !categories.includes(category))
      faults.push({ file, field: 'category', message: `${PAGE} has no category "${category}"` });
  }
  const names = new Set(items.map(({ file }) => file.slice(DOCUMENTATION.length, -'.md'.length)));
  for (const { file, data } of inside(files, 'content/library/downloads/')) {
    (data as Download).chapters?.forEach((chapter, index) => {
      if (names.has(chapter)) return;
      const message = `there is no ${DOCUMENTATION}${chapter}.md`;
      faults.push({ file, field: `chapters[${index}]`, message });
    });
  }
  return faults;
}
