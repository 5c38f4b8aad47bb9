import { iconPng } from '../features/drawing/icons.ts';

/**
 * The icons of site.webmanifest and of home screens: name, edge length in pixels, and the share of the edge
 * left free.
 */
const ICONS = {
  'apple-touch-icon': { size: 180, padding: 0 },
  'icon-192': { size: 192, padding: 0 },
  'icon-512': { size: 512, padding: 0 },
  'icon-maskable': { size: 512, padding: 0.1 },
};

/** One file per icon. */
export const getStaticPaths = () =>
  Object.entries(ICONS).map(([icon, props]) => ({ params: { icon }, props }));

/** An icon as PNG. */
export const GET = async ({ props }: { props: { size: number; padding: number } }) =>
  new Response(new Uint8Array(await iconPng(props.size, props.padding)));
