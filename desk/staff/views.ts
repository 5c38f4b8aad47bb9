/**
 * The views of the list. `todo` is what waits for the office, `late` what has waited too long, `sessions` what is
 * booked from today on, and `earlier` what was booked before.
 */
export const VIEWS = [
  'todo',
  'late',
  'sessions',
  'earlier',
  'snoozed',
  'answered',
  'closed',
  'suspect',
  'all',
] as const;

export type ListView = (typeof VIEWS)[number];

/** Whether a view is in the order of its sessions, in place of the order in which its enquiries arrived. */
export const isBySession = (view: ListView): boolean => view === 'sessions' || view === 'earlier';
