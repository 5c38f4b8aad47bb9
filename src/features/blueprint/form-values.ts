import type { Answers } from '../../schemas/blueprint/blueprint-answers.ts';
import { START_DATES } from '../../schemas/blueprint/choices.ts';

/**
 * The fields of a form that differ from the answers it was printed with. A visitor may have changed a field
 * before the script arrived, and the browser restores typed values after a reload. A field for a number reads
 * what stands in it by itself (NumberField).
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
  const changed = Object.entries(found).filter(
    ([name, value]) => value !== undefined && `${value}` !== `${printed[name as keyof Answers]}`,
  );
  return Object.fromEntries(changed) as Partial<Answers>;
}
