/** The most characters of a title; html-validate takes a longer one for a fault (rule long-title). */
const LONGEST = 70;

/**
 * The title of a page as tabs and search results show it: with the brand behind it, on the home page before it.
 * Where both do not fit, the brand is left out, since the site is named beside each search result anyway.
 * @param title `seo.title` of the page
 * @param isHome whether it is the home page
 */
export function pageTitle(title: string, brand: string, isHome: boolean): string {
  const whole = isHome ? `${brand}: ${title}` : `${title} · ${brand}`;
  return whole.length > LONGEST ? title : whole;
}
