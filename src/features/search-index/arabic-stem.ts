/**
 * What is written together with an Arabic word before it: the article, alone or after a conjunction or a preposition.
 * It comes off as often as it stands, since a word of which it is a part (التزام) has to meet the same word with an
 * article (الالتزام).
 */
const ARTICLES = /^(?:و?(?:ال|بال|لل)|كال|فال)+(?=..)/u;

/** Endings of number, gender, relation and person. Three letters have to stay, so that ضمان and بيان stay whole. */
const ENDINGS = /^(...+?)(?:ها|ان|ات|ون|ين|يه|ه|ي)+$/u;

/** Endings that also come after two letters: جهة and جهات, حصة. */
const SHORT_ENDINGS = /^(..)(?:ات|ه)$/u;

/** Conjunctions and prepositions of one letter, before at least three. */
const PARTICLES = /^[وفبلك](?=...)/u;

const withoutEndings = (word: string) => word.replace(ENDINGS, '$1').replace(SHORT_ENDINGS, '$1');

/**
 * The stem of an Arabic word by light stemming, and second what is left if its first letter is a particle, which only a
 * reader can tell: بعقارات is “with real estate”, and بطاقات are cards. The affixes are those of light10 (Larkey,
 * Ballesteros, Connell: Light Stemming for Arabic Information Retrieval, 2007), taken off until none is left, so that
 * كربون, كربونية and الكربون have one stem.
 * @param word as contract/normalize.ts gives it; words of other scripts stay as they are
 */
export function arabicForms(word: string): string[] {
  const whole = word.replace(ARTICLES, '');
  const stem = withoutEndings(whole);
  const bare = whole === word ? withoutEndings(word.replace(PARTICLES, '')) : stem;
  return bare === stem || bare.length < 3 ? [stem] : [stem, bare];
}
