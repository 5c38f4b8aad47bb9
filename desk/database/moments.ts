import { type RawBuilder, sql } from 'kysely';

/**
 * The condition that a kept instant is at least so long away from another, on either side: machines' clocks differ, and
 * what one wrote whose clock was wrong and ahead holds nothing back.
 * @param column such as `receipt.latest`
 * @param span milliseconds; at 0 it is true of every instant
 */
export const isFar = (column: string, at: number, span: number): RawBuilder<boolean> =>
  sql<boolean>`abs(${sql.ref(column)} - ${at}) >= ${span}`;
