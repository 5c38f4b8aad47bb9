import { solutionPath } from '../../features/blueprint/data.ts';
import { numberOf } from '../../features/blueprint/tasks.ts';
import type { BlueprintStep } from '../../schemas/blueprint/blueprint-rules.ts';
import { addressOf } from '../read/addresses.ts';
import type { ContentFile } from '../read/leaves.ts';
import { type ContentProblem, fieldName } from './diagnostics/problem.ts';
import { dataOf, ofKind } from './of-kind.ts';

const FILE = 'content/blueprint.yaml';
/** The track that is the asset's own offer. */
const OWN = 'asset';

/** The number of steps with a duration of each offer, by its path. */
function stepsOf(files: ContentFile[]): Map<string, number> {
  return new Map(
    ofKind(files, 'offers').map(({ file, data: { process } }) => {
      const timed = process.steps.filter(({ duration }) => duration.unit !== 'ongoing');
      return [addressOf(file) ?? '', timed.length] as const;
    }),
  );
}

/**
 * Checks what the schema of the rules cannot see: kinds of asset without a solution, offers and steps that do
 * not exist, and names that are used twice.
 * @param files every content file
 */
export function checkBlueprint(files: ContentFile[]): ContentProblem[] {
  const rules = dataOf(files, 'blueprintRules');
  if (!rules) return [];
  const problems: ContentProblem[] = [];
  const problem = (path: PropertyKey[], message: string) =>
    problems.push({ file: FILE, field: fieldName(path), message });
  const steps = stepsOf(files);
  const { assets, structure, modules, approvals, documents, drivers, cautions, tracks } = rules;
  const known = new Set(assets.map(({ id }) => id));

  for (const [index, { id, filed, opens }] of assets.entries()) {
    const count = steps.get(solutionPath(id));
    const path = ['assets', index];
    if (count === undefined)
      problem([...path, 'id'], `content/offers/solutions has no file ${id}.yaml`);
    else if (opens > count) problem([...path, 'opens'], `the process of ${id} has ${count} steps`);
    if (filed >= opens) problem([...path, 'filed'], 'must be a step before `opens`');
  }

  /** Whether a rule may name a step. A step of the asset's own offer must exist for every kind of asset. */
  const checkStep = (path: PropertyKey[], track: string, step: BlueprintStep) => {
    const other = tracks.find(({ id }) => id === track);
    if (track !== OWN && !other) {
      problem(path, `no track is called ${track}`);
      return;
    }
    const offers = other ? [other.offer] : assets.map(({ id }) => solutionPath(id));
    const short = offers.find((offer) => {
      const count = steps.get(offer) ?? 0;
      const asset = assets.find(({ id }) => solutionPath(id) === offer);
      const number = numberOf(step, count, asset);
      return number < 1 || number > count;
    });
    if (short) problem(path, `the process of ${short} has no step ${step}`);
  };
  for (const [index, { offer, after, before, waits }] of tracks.entries()) {
    const path = ['tracks', index];
    if (!steps.has(offer)) problem([...path, 'offer'], `${offer} is no offer with a process`);
    if (after) checkStep([...path, 'after'], after.track, after.step);
    if (before) checkStep([...path, 'before'], before.track, before.step);
    for (const [place, wait] of waits.entries())
      checkStep([...path, 'waits', place, 'for'], wait.for.track, wait.for.step);
  }
  for (const [index, { at }] of documents.entries()) checkStep(['documents', index, 'at'], OWN, at);

  const lists = { ...structure, modules, approvals, documents, drivers, cautions, tracks };
  const seen = new Set<string>();
  for (const [name, list] of Object.entries(lists))
    for (const [index, { id, when }] of list.entries()) {
      const path = [...(name in structure ? ['structure'] : []), name, index];
      if (seen.has(id)) problem([...path, 'id'], `${id} is the name of another rule already`);
      seen.add(id);
      const stray = when.asset?.find((asset) => !known.has(asset));
      if (stray) problem([...path, 'when', 'asset'], `${stray} is not one of \`assets\` above`);
    }
  return problems;
}
