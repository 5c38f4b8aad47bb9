/** `Market Analysis` as a part of an address: `market-analysis`. */
export const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/&/g, ' ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** `use-cases` as a reader writes it: `Use cases`. */
export const nameOfSlug = (slug: string) =>
  slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');
