/** A counter of visits that sets no cookies, as content/site.yaml names it. */
export interface Analytics {
  kind: 'plausible' | 'umami' | 'cloudflare';
  /** By what it knows the site: a domain, an id or a token. */
  site: string;
  /** Where it runs, if not with its maker. */
  host?: string | undefined;
}

/** What a page loads of a counter, and where it sends what it counts. */
export interface VisitCounter {
  name: string;
  src: string;
  /** The attributes of its script. */
  attributes: Record<string, string>;
  /** The address that it sends to. */
  sends: string;
}

/** The script of a counter, by the documentation of each. */
export function counterOf({ kind, site, host = '' }: Analytics): VisitCounter {
  const own = host.replace(/\/+$/, '');
  if (kind === 'umami') {
    return {
      name: 'Umami',
      src: `${own}/script.js`,
      attributes: { 'data-website-id': site, 'data-host-url': own },
      sends: own,
    };
  }
  if (kind === 'cloudflare') {
    return {
      name: 'Cloudflare Web Analytics',
      src: 'https://static.cloudflareinsights.com/beacon.min.js',
      attributes: { 'data-cf-beacon': JSON.stringify({ token: site }) },
      sends: 'https://cloudflareinsights.com',
    };
  }
  const plausible = own || 'https://plausible.io';
  return {
    name: 'Plausible Analytics',
    src: `${plausible}/js/script.js`,
    attributes: { 'data-domain': site },
    sends: plausible,
  };
}
