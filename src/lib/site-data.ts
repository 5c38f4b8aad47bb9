import { getEntry } from 'astro:content';

async function only<Name extends 'site' | 'navigation' | 'pending' | 'words'>(name: Name, id: string) {
  const entry = await getEntry(name, id);
  if (!entry) throw new Error(`content: the file ${id}.yaml of "${name}" is missing`);
  return entry.data;
}

/** content/site.yaml */
export const getSite = () => only('site', 'site');
/** content/navigation.yaml */
export const getNavigation = () => only('navigation', 'navigation');
/** content/pending.yaml */
export const getPending = () => only('pending', 'pending');
/** The interface's words in the language of the site. */
export const getWords = async () => only('words', (await getSite()).lang);
