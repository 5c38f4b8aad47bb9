import { z } from 'astro/zod';
import type { Duration } from '../../lib/duration.ts';
import { layerBelow } from './inside.ts';
import { searched } from './searched.ts';

const PATTERN = /^(\d+)(?:[-–](\d+))? (day|week|month)s?$/;

/**
 * A duration, written as `4-6 weeks` (or with an en dash), `1 week`, `5-7 days` or `Ongoing`. It is parsed so
 * that totals can be added up, and printed by `formatDuration`.
 */
export const duration = z
  .string()
  .transform((value, context): Duration => {
    if (value === 'Ongoing') return { unit: 'ongoing' };
    const [, from, to, unit] = PATTERN.exec(value) ?? [];
    if (!from || !unit) {
      context.addIssue(`must look like "4-6 weeks", "1 week" or "Ongoing", not "${value}"`);
      return z.NEVER;
    }
    const min = Number(from);
    const max = to ? Number(to) : min;
    if (max < min) {
      context.addIssue(`must go from the shorter to the longer time, not "${value}"`);
      return z.NEVER;
    }
    return { unit: unit as 'day' | 'week' | 'month', min, max };
  })
  .describe('How long it takes: 4-6 weeks, 1 week or Ongoing');
searched.add(duration, { role: 'aside' });

const durations = z.registry<{ isDuration: true }>();
durations.add(duration, { isDuration: true });

/** Whether a field holds how long something takes. */
export function isDuration(schema: z.core.$ZodType): boolean {
  const below = layerBelow(schema);
  return Boolean(durations.get(schema)) || Boolean(below && isDuration(below));
}
