import { optionValue } from '@falaj/contract/fields.ts';
import type { ContactFormContent } from '../../schemas/forms/form.ts';
import type { FieldValues } from '../draft/draft.ts';

/**
 * The requests that links to the form can make: field values by the wish in the address, such as
 * `interest=technical-audit`.
 */
export type Wishes = Record<string, FieldValues>;

/**
 * The key of a wish. An interest may be given by its value or by the slug of that.
 * @param name of the parameter in the address
 * @param wish its value
 */
export const wishKey = (name: string, wish: string): string => {
  const words = wish.toLowerCase().split(/[^a-z0-9]+|\band\b/);
  return `${name}=${words.filter(Boolean).join('-')}`;
};

/** The wishes that links may name: the interests, and the topics, which also begin a message. */
export const wishesOf = ({
  fields,
  topics,
}: Pick<ContactFormContent, 'fields' | 'topics'>): Wishes =>
  Object.fromEntries([
    ...(fields.interest.options ?? []).map((option) => [
      wishKey('interest', optionValue(option)),
      { interest: optionValue(option) },
    ]),
    ...topics.map(({ id, interest, message }) => [wishKey('topic', id), { interest, message }]),
  ]);
