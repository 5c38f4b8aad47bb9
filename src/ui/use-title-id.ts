import { useId } from 'react';

/**
 * An id for the heading that labels a card (`aria-labelledby`). It begins with a letter, so that it is simple
 * to use in CSS.
 */
export const useTitleId = () => `title${useId()}`;
