import { readFileSync } from 'node:fs';

/** The icon as it was drawn, for browsers that take SVG. */
export const GET = () => new Response(readFileSync('media/icon.svg', 'utf8'));
