/**
 * Whether everything is tested, as before a release (`npm test -- --all`), and not only what a change needs
 * (`npm test`).
 */
export const isWhole = process.env.TEST_SCOPE === 'all';

/**
 * Chooses what is tested: all before a release, otherwise the few that stand for the rest.
 * @param few examples, of which each has something that the others do not have
 * @param others examples that differ from those in words or numbers only
 */
export const inScope = <Example>(few: readonly Example[], others: readonly Example[]): Example[] =>
  isWhole ? [...few, ...others] : [...few];
