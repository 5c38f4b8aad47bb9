/** The views of the list. `todo` is what waits for the office, `late` what has waited too long. */
export const VIEWS = ['todo', 'late', 'snoozed', 'answered', 'closed', 'suspect', 'all'] as const;

export type ListView = (typeof VIEWS)[number];
