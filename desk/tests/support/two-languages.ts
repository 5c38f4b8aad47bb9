import { english } from './facts.ts';

/** A text in Arabic that shows which English one it stands for: that one between Arabic letters, with its places. */
const arabic = (messages: unknown): unknown => {
  if (typeof messages === 'string') return `عربي ${messages}`;
  if (Array.isArray(messages)) return messages.map(arabic);
  if (typeof messages !== 'object' || messages === null) return messages;
  return Object.fromEntries(Object.entries(messages).map(([key, value]) => [key, arabic(value)]));
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
      Object.entries(english.fields).map(([name, messages]) => [
        name,
        {
          ...(arabic(messages) as object),
          ...('options' in messages && {
            options: messages.options.map((option) => ({
              ...option,
              label: `عربي ${option.label}`,
            })),
          }),
        },
      ]),
    ),
  },
};
