const PRICE = /\$[\d,]+$/;

/**
 * Whether a figure is a price or a minimum, such as `From $100`. Sums with a unit, such as `$55B`, are sizes of
 * markets.
 */
export const isPrice = (value: string) => PRICE.test(value);

/** The sum of a price: `$100` of `From $100`. */
export const sumIn = (value: string) => PRICE.exec(value)?.[0] ?? value;
