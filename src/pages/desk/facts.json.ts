import type { APIContext } from 'astro';
import { deskFacts } from '../../content/output/desk-facts.ts';

/**
 * What the enquiry desk needs to know of the site; the build puts it beside the site
 * (deploy/integration/desk-pages.ts).
 */
export const GET = ({ site }: APIContext) => Response.json(deskFacts((site as URL).origin));
