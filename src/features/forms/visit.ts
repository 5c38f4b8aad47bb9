import { campaignIn, type Visit } from '@falaj/contract/visit.ts';

/** The pages of this visit in this tab, the first one first, by the browser's own history; nothing is stored. */
function pagesOfVisit(): URL[] {
  const entries = window.navigation?.entries?.() ?? [];
  const [loaded] = performance.getEntriesByType('navigation');
  return [...entries.map(({ url }) => url), loaded?.name, location.href]
    .filter((address) => address && URL.canParse(address))
    .map((address) => new URL(`${address}`));
}

/** The host whose link led to this document; empty where it is our own or the browser does not say. */
function hostBefore(): string {
  const { referrer } = document;
  const host = URL.canParse(referrer) ? new URL(referrer).host : '';
  return host === location.host ? '' : host;
}

/** What the browser knows of how this visit began: page, host and words of a campaign. */
export function visitNow(): Partial<Visit> {
  const pages = pagesOfVisit();
  const campaign = pages.map(({ searchParams }) => campaignIn(searchParams)).find(Boolean);
  return { first: pages[0]?.pathname ?? '', host: hostBefore(), ...campaign };
}
