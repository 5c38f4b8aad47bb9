/**
 * The address that was probably meant by one that has no page: in small letters, without the white space and the signs
 * that came with it from a sentence.
 * @param path decoded
 */
export const meantPath = (path: string): string =>
  path.toLowerCase().replace(/[\s\u00a0.,;:!?)\]>»”"'،؛؟/]+$/u, '') || '/';
