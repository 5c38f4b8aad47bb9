/** `Market Analysis` as a part of an address: `market-analysis`. */
export const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/&/g, ' ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
