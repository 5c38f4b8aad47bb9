import { getEntry } from 'astro:content';

/**
 * The content of a page that is a file of its own in content/pages.
 * @throws when the file is missing
 */
export async function getPageData<Name extends 'home' | 'contact' | 'notFound'>(name: Name) {
  const id = name === 'notFound' ? 'not-found' : name;
  const entry = await getEntry(name, id);
  if (!entry) throw new Error(`content/pages/${id}.yaml is missing`);
  return entry.data;
}
