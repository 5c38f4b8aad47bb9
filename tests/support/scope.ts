/** Whether `npm run test:all` asks for everything, before a release, or `npm test` for what a change needs. */
export const isWhole = process.env.TEST_SCOPE === 'all';
