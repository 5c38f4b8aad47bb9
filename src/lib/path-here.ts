import { localPath } from '@falaj/contract/locale.ts';
import { pageLocale } from './page-language.ts';

/** A path in the language of the page: `pathHere('/search')`. */
export const pathHere = (path: string): string => localPath(path, pageLocale());
