import type { ContactFormContent } from '../../schemas/form.ts';
import type { FieldValues } from '../draft/draft.ts';

/** What links to the form may ask for: values of its fields by the wish of the address, such as `interest=technical-audit`. */
export type Wishes = Record<string, FieldValues>;

/**
 * A wish as the form knows it: an interest may be asked for by its label or by its slug.
 * @param name of the parameter in the address
 * @param wish its value
 */
export const wishKey = (name: string, wish: string): string => {
  const words = wish.toLowerCase().split(/[^a-z0-9]+|\band\b/);
  return `${name}=${words.filter(Boolean).join('-')}`;
};

/** What links may ask the form for: its interests, and topics, which begin a message too. */
export const wishesOf = ({
  interests,
  topics,
}: Pick<ContactFormContent, 'interests' | 'topics'>): Wishes =>
  Object.fromEntries([
    ...interests.map((interest) => [wishKey('interest', interest), { interest }]),
    ...topics.map(({ id, interest, message }) => [wishKey('topic', id), { interest, message }]),
  ]);
