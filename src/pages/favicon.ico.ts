import { icoFile, iconPng } from '../lib/icons.ts';

/** The icon for browsers that ask for /favicon.ico. */
export const GET = async () => new Response(new Uint8Array(icoFile(await iconPng(32), 32)));
