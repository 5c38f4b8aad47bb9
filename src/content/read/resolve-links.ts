import type { Site } from '../../schemas/site/site.ts';

/** The chat link, which includes the greeting. */
export function messagingLink({ messaging }: Pick<Site, 'messaging'>): string {
  const url = new URL(messaging.url);
  url.searchParams.set('text', messaging.greeting);
  return url.href;
}

/**
 * Turns `outside:<key>` into the address that site.yaml gives for it.
 * @throws when site.yaml has no such key
 */
export function resolveHref(href: string, site: Pick<Site, 'messaging' | 'outside'>): string {
  if (!href.startsWith('outside:')) return href;
  const key = href.slice('outside:'.length);
  if (key === 'messaging') return messagingLink(site);
  const url = site.outside[key];
  if (!url) throw new Error(`content/site.yaml: outside: has no link named "${key}"`);
  return url;
}

/** Resolves every `outside:` link anywhere inside `value`; everything else stays as it is. */
export function resolveLinks<T>(value: T, site: Pick<Site, 'messaging' | 'outside'>): T {
  if (typeof value === 'string') return resolveHref(value, site) as T;
  if (Array.isArray(value)) return value.map((item) => resolveLinks(item, site)) as T;
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([key, item]) => [key, resolveLinks(item, site)]);
  return Object.fromEntries(entries) as T;
}
