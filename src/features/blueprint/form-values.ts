import type { Answers } from '../../schemas/blueprint/blueprint-answers.ts';
import { BOUNDS, START_DATES } from '../../schemas/blueprint/choices.ts';
import { readNumber } from './read-number.ts';

const NUMBERS = Object.keys(BOUNDS) as (keyof typeof BOUNDS)[];

/**
 * The fields of a form that differ from the answers it was printed with. A visitor may have changed a field
 * before the script arrived, and the browser restores typed values after a reload. Values that cannot be read
 * are left out.
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
