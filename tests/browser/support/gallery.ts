import { GALLERY_PORT } from './ports.ts';

/** The gallery has a server of its own; see playwright.config.ts. */
export const GALLERY = `http://localhost:${GALLERY_PORT}`;
