/**
 * A calendar day as readers write it: `2026-11-21` as `21 November 2026`.
 * @param day ISO 8601 date
 * @param locale language and region, such as `en-AE` (site.yaml)
 */
export const formatDay = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
