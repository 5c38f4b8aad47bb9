import { sql } from 'kysely';
import type { DeskContext } from '../context.ts';

/** How many values of a column a filter offers at most. */
const MOST_VALUES = 200;

/** What enquiries can be found by: the values of some columns that enquiries have. */
export async function filterValues({ reading }: DeskContext) {
  const valuesOf = async (column: 'country' | 'from_host' | 'utm_campaign') => {
    const rows = await reading
      .selectFrom('enquiry')
      .select(sql.ref<string>(column).as('value'))
      .distinct()
      .where(column, '!=', '')
      .orderBy(column)
      .limit(MOST_VALUES)
      .execute();
    return rows.map(({ value }) => value);
  };
  return {
    country: await valuesOf('country'),
    host: await valuesOf('from_host'),
    campaign: await valuesOf('utm_campaign'),
  };
}
