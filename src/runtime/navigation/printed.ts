/** Attribute of what the site has printed into the head of a page, and the router may take out of it again. */
export const PRINTED = 'data-printed';

/** Tags of a page's own in its head; scripts and style sheets from files are for all pages, and stay. */
const OWN =
  /<((?:style|meta|link(?![^>]*\srel="?(?:stylesheet|preload|modulepreload)\b)|script(?=[^>]*\stype="application\/ld\+json"))(?=[\s>])(?:"[^"]*"|[^">])*?)(\s*\/?>)/g;

/**
 * Marks what is the page's own in its head, so that the router never takes away what an add-on of the browser has put
 * there.
 */
export const markHead = (html: string): string =>
  html.replace(/<head>.*?<\/head>/s, (head) => head.replace(OWN, `<$1 ${PRINTED}$2`));
