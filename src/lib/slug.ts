/** A name as a part of an address: `market-analysis` for `Market Analysis`. */
export const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/&/g, ' ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A slug as a name: `Use cases` for `use-cases`. */
export const nameOfSlug = (slug: string) =>
  slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');
