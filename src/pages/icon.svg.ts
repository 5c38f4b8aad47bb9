import { readFileSync } from 'node:fs';

/** The icon as SVG, for browsers that support it. */
export const GET = () => new Response(readFileSync('media/icon.svg', 'utf8'));
