import { type CollectionEntry, type CollectionKey, getEntry } from 'astro:content';

/**
 * The data of a file that stands alone, such as content/site.yaml.
 * @throws when the file is missing
 */
async function fileData<Name extends CollectionKey>(
  collection: Name,
  id: string,
): Promise<CollectionEntry<Name>['data']> {
  const entry = (await getEntry(collection as CollectionKey, id)) as
    | CollectionEntry<Name>
    | undefined;
  if (!entry) throw new Error(`content: ${id}.yaml is missing (collection ${collection})`);
  return entry.data;
}

/** content/site.yaml */
export const getSite = () => fileData('site', 'site');
/** content/navigation.yaml */
export const getNavigation = () => fileData('navigation', 'navigation');
/** content/pending.yaml */
export const getPending = () => fileData('pending', 'pending');
/** The interface's words in the language of the site. */
export const getWords = async () => fileData('words', (await getSite()).lang);
/** content/pages/home.yaml */
export const getHome = () => fileData('home', 'home');
/** content/pages/contact.yaml */
export const getContact = () => fileData('contact', 'contact');
/** content/pages/not-found.yaml */
export const getNotFound = () => fileData('notFound', 'not-found');
/** content/pages/search.yaml */
export const getSearchPage = () => fileData('searchPage', 'search');
/** content/search.yaml */
export const getSearchWords = () => fileData('synonyms', 'search');
/** content/pages/about.yaml */
export const getAbout = () => fileData('about', 'about');
/** content/pages/services.yaml */
export const getServicesPage = () => fileData('servicesPage', 'services');
/** content/pages/portfolio.yaml */
export const getPortfolio = () => fileData('portfolio', 'portfolio');
/** content/pages/resources/case-studies.yaml */
export const getCaseStudies = () => fileData('caseStudies', 'case-studies');
/** content/pages/resources/documentation.yaml */
export const getDocumentation = () => fileData('documentation', 'documentation');
/** content/pages/resources/blog.yaml */
export const getBlog = () => fileData('blog', 'blog');
