/**
 * Two calendar days as the span between them: `22 Nov – 3 Dec`.
 * @param from ISO 8601 date, as is `to`
 * @param locale language and region, such as `en-AE`
 */
export const formatSpan = (from: string, to: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`));
