/** How heavy one part of a page may be, in KB of 1000 bytes; text is counted as gzip. */
export interface Budget {
  what: string;
  limit: number;
}

/**
 * What a visitor would notice when it grew, wide enough that nobody who adds a page or a picture meets a limit.
 * `npm run check:site` weighs the files.
 */
export const budgets = {
  html: { what: 'HTML of a page, styles inside', limit: 50 },
  scriptFirst: { what: 'script before any interaction', limit: 13 },
  fonts: { what: 'fonts of a page', limit: 60 },
  picture: { what: 'largest file of a picture', limit: 400 },
} satisfies Record<string, Budget>;

/** What a page in another language may weigh, as a share of the limit: its letters and fonts come on top. */
export const TRANSLATED = 1.1;

/** A part of a page that has a budget. */
export type Part = keyof typeof budgets;
