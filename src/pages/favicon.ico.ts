import { icoFile, iconPng } from '../features/drawing/icons.ts';

/** Edge lengths in pixels, for tabs and for dense screens or the Windows task bar. */
const SIZES = [16, 32, 48];

/** The icon for browsers that request /favicon.ico, in each size. */
export const GET = async () => {
  const draw = async (size: number) => ({ size, png: await iconPng(size) });
  return new Response(new Uint8Array(icoFile(await Promise.all(SIZES.map(draw)))));
};
