import { readFileSync } from 'node:fs';

export const GET = () => new Response(readFileSync('media/icon.svg', 'utf8'));
