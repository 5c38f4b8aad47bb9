/**
 * Whether everything is tested, as before a release (`npm run test:all`), and not only what a change needs
 * (`npm test`).
 */
export const isWhole = process.env.TEST_SCOPE === 'all';
