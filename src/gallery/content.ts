import { parse } from 'yaml';
import wordsFile from '/content/interface/en.yaml?raw';
import navigationFile from '/content/navigation.yaml?raw';
import siteFile from '/content/site.yaml?raw';
import { navigation } from '../schemas/navigation.ts';
import { site } from '../schemas/site.ts';
import { words } from '../schemas/words.ts';

/** The site's own facts, menus and interface words, for examples of what stands on every page. */
export const sampleSite = site.parse(parse(siteFile));
export const sampleNavigation = navigation.parse(parse(navigationFile));
export const sampleWords = words.parse(parse(wordsFile));
