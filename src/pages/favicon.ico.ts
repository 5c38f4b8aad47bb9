import { icoFile, iconPng } from '../lib/icons.ts';

export const GET = async () => new Response(new Uint8Array(icoFile(await iconPng(32), 32)));
