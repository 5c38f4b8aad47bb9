/** The statuses of figures, from the firmest to the weakest (docs/site-rules.md#figures). */
export const FIGURE_STATUSES = ['sourced', 'stated', 'target', 'sample'] as const;
