import type { ContentFile } from '../read/leaves.ts';
import type { ContentProblem } from './diagnostics/problem.ts';
import { dataOf, ofKind } from './of-kind.ts';

const DOCUMENTATION = 'content/library/documentation/';
const PAGE = 'content/pages/resources/documentation.yaml';
const BLOG = 'content/pages/resources/blog.yaml';

/** Exactly one article is featured above the list (docs/site-rules.md#blog). */
function checkFeatured(files: ContentFile[]): ContentProblem[] {
  const articles = ofKind(files, 'articles');
  const featured = articles.filter(({ data }) => data.featured);
  if (articles.length === 0 || featured.length === 1) return [];
  const [first, second = first] = featured.length > 0 ? featured : articles;
  const message = `exactly one article is featured, not ${featured.length}`;
  return [{ file: second?.file ?? '', field: 'featured', message }];
}

/** Each tag has one name, given by the page of all articles. */
function checkTags(files: ContentFile[]): ContentProblem[] {
  const blog = dataOf(files, 'blog');
  if (!blog) return [];
  return ofKind(files, 'articles').flatMap(({ file, data }) =>
    data.tags.flatMap((tag, index) =>
      tag in blog.articles.tags
        ? []
        : [{ file, field: `tags[${index}]`, message: `${BLOG} has no name for "${tag}"` }],
    ),
  );
}

/** Checks references among the library's files: categories, chapters, tags, the featured article. */
export function checkLibrary(files: ContentFile[]): ContentProblem[] {
  const problems = [...checkFeatured(files), ...checkTags(files)];
  const items = ofKind(files, 'documents');
  const page = dataOf(files, 'documentation');
  const categories = page?.library.categories.map(({ id }) => id) ?? [];
  for (const { file, data } of items) {
    if (page && !categories.includes(data.category))
      problems.push({
        file,
        field: 'category',
        message: `${PAGE} has no category "${data.category}"`,
      });
  }
  const names = new Set(items.map(({ file }) => file.slice(DOCUMENTATION.length, -'.md'.length)));
  for (const { file, data } of ofKind(files, 'downloads')) {
    data.chapters?.forEach((chapter, index) => {
      if (names.has(chapter)) return;
      const message = `there is no ${DOCUMENTATION}${chapter}.md`;
      problems.push({ file, field: `chapters[${index}]`, message });
    });
  }
  return problems;
}
