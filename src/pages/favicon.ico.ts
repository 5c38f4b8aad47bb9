import { icoFile, iconPng } from '../features/drawing/icons.ts';

/** Edges in pixels: tabs, and tabs on dense screens or the Windows task bar. */
const SIZES = [16, 32, 48];

/** The icon for browsers that ask for /favicon.ico, each size drawn for itself. */
export const GET = async () => {
  const draw = async (size: number) => ({ size, png: await iconPng(size) });
  return new Response(new Uint8Array(icoFile(await Promise.all(SIZES.map(draw)))));
};
