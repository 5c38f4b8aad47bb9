import { english } from './facts.ts';

/** A text in Arabic that shows which English one it stands for: that one between Arabic letters, with its places. */
const arabic = (words: unknown): unknown => {
  if (typeof words === 'string') return `عربي ${words}`;
  if (Array.isArray(words)) return words.map(arabic);
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, arabic(value)]));
};

/** What the company says in Arabic, for tests with two languages: `{ languages: twoLanguages }`. */
export const twoLanguages = {
  en: english,
  ar: {
    ...english,
    ...(Object.fromEntries(
      (['desk', 'form', 'regions', 'yourTime', 'times', 'consent'] as const).map((key) => [
        key,
        arabic(english[key]),
      ]),
    ) as Pick<typeof english, 'desk' | 'form' | 'regions' | 'yourTime' | 'times' | 'consent'>),
    brand: 'علامة',
    city: 'دبي',
    locale: 'ar-AE-u-nu-latn',
    contact: '/ar/contact',
    sessions: english.sessions.map((session) => ({ ...session, title: `جلسة ${session.id}` })),
    fields: Object.fromEntries(
      Object.entries(english.fields).map(([name, words]) => [
        name,
        {
          ...(arabic(words) as object),
          ...('options' in words && {
            options: words.options.map((option) => ({ ...option, label: `عربي ${option.label}` })),
          }),
        },
      ]),
    ),
  },
};
