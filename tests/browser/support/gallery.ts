/** The gallery has a server of its own; see playwright.config.ts. */
export const GALLERY = 'http://localhost:4398';
