import { deskFacts } from '../../content/output/desk-facts.ts';
import { siteOrigin } from '../../content/read/origin.ts';

/**
 * What the enquiry desk needs to know of the site; the build puts it beside the site
 * (deploy/integration/desk-pages.ts).
 */
export const GET = () => Response.json(deskFacts(new URL(siteOrigin()).origin));
