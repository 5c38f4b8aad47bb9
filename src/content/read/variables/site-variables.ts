import { dialled } from '../../../lib/dialled.ts';
import { sayDays, sayHours } from '../../../lib/office-phrases.ts';
import { counterOf } from '../../../lib/visit-counter.ts';
import type { SiteFile } from '../../../schemas/site/site.ts';

/** Every text and number inside a value by the path of its field, such as `address.city`. */
function flatten(value: unknown, name = ''): [string, string | number][] {
  if (typeof value === 'string' || typeof value === 'number') return [[name, value]];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    flatten(item, name ? `${name}.${key}` : key),
  );
}

/**
 * The variables of content/site.yaml, which every other file can name: `{brand}`, `{hours.days}`.
 * @param language in which days and times are said (BCP 47)
 */
export function siteVariables(file: SiteFile, language: string): Map<string, string | number> {
  const variables = new Map(flatten(file));
  const { hours, phone, analytics, counting } = file;
  variables.set('lang', language);
  // A year is a text, because as a number it would be written 2,019.
  variables.set('founded', String(file.founded));
  variables.set('phone.dialled', dialled(phone));
  variables.set('phone.digits', dialled(phone).replace('+', ''));
  variables.set('counting.by', analytics ? counterOf(analytics).name : '');
  // A file that is not whole yet may be without it.
  if (counting) variables.set('counting.said', analytics ? counting.some : counting.none);
  variables.set('hours.days', sayDays(hours.weekdays, hours.days, language));
  variables.set('hours.time', sayHours(hours, hours.time, language));
  return variables;
}
