import type { Answers } from '../../schemas/blueprint-answers.ts';
import { BOUNDS, START_DATES } from './choices.ts';
import { readNumber } from './read-number.ts';

const NUMBERS = Object.keys(BOUNDS) as (keyof typeof BOUNDS)[];

/**
 * What a form says that differs from the answers it was printed with: somebody may have changed a field while the script
 * was on its way, and the browser brings typed values back after a reload. Values that cannot be read are left out.
 */
export function changedFields(form: HTMLFormElement, printed: Answers): Partial<Answers> {
  const data = new FormData(form);
  const text = (name: string) => `${data.get(name) ?? ''}`;
  const start = text('start');
  const found: Record<string, unknown> = {
    asset: text('asset'),
    issuer: text('issuer'),
    liquidity: text('liquidity'),
    investors: data.getAll('investors[]'),
    systems: data.getAll('systems[]'),
    start: start >= START_DATES.min && start <= START_DATES.max ? start : undefined,
    ramadan: data.has('ramadan'),
  };
  for (const name of NUMBERS) found[name] = readNumber(text(name), BOUNDS[name]);
  const changed = Object.entries(found).filter(
    ([name, value]) => value !== undefined && `${value}` !== `${printed[name as keyof Answers]}`,
  );
  return Object.fromEntries(changed) as Partial<Answers>;
}
