import { useId } from 'react';

/** An id for the heading that names its card (`aria-labelledby`); it begins with a letter, as CSS likes it. */
export const useTitleId = () => `title${useId()}`;
