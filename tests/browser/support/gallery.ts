import { GALLERY_PORT } from './ports.ts';

/** Address of the gallery, which has a server of its own (playwright.config.ts). */
export const GALLERY = `http://localhost:${GALLERY_PORT}`;
