import { DEFAULT_LOCALE, type Locale } from '@falaj/contract/locale.ts';
import MiniSearch from 'minisearch';
import type { SearchEntry, SearchIndex } from './index-format.ts';
import { FIELDS, optionsFor } from './search.ts';
import { STOP_WORDS } from './stop-words.ts';
import { formsOf, isTelling, wordsWithJoined } from './words.ts';

/** Longer words are hashes and addresses in code examples, which nobody types. */
const LONGEST_WORD = 24;

/**
 * Makes the search index of all pages of a language at build time. Browsers only read it.
 * @param synonyms groups of phrases that mean the same (content/search.yaml)
 */
export function buildIndex(
  entries: SearchEntry[],
  synonyms: string[][] = [],
  locale: Locale = DEFAULT_LOCALE,
): SearchIndex {
  const stopWords = STOP_WORDS[locale] ?? [];
  const likely = new Set(
    entries
      .flatMap((entry) => FIELDS.flatMap((field) => wordsWithJoined(entry[field] ?? '')))
      .map((word) => formsOf(word, locale)[0]),
  );
  const pages = new MiniSearch<SearchEntry>({
    ...optionsFor(locale),
    processTerm: (word) => {
      if (word.length > LONGEST_WORD || !isTelling(word, stopWords)) return null;
      // A less likely form counts where the site has such a word.
      return formsOf(word, locale).filter((form, place) => place === 0 || likely.has(form));
    },
  });
  pages.addAll(entries);
  return { locale, pages, synonyms, stopWords };
}
