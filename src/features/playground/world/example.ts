import type { InitialState } from '../chain/initial-state.ts';
import { readAction } from './actions.ts';
import { PlaygroundSession, type Shown } from './session.ts';
import type { ChainView } from './view.ts';

/** The run that the page begins with. */
export interface FirstRun {
  view: ChainView;
  /** The acts so far, without those that prepared the scenario. */
  done: Shown[];
}

/** Runs a scenario up to and including its first step, for the page as it is before anything is pressed. */
export async function runExample(
  initialState: InitialState,
  { prepare, steps }: { prepare: string[]; steps: { do: string }[] },
): Promise<FirstRun> {
  const session = await PlaygroundSession.start(initialState);
  const read = (lines: string[]) => lines.flatMap((line) => readAction(line) ?? []);
  for (const action of read(prepare)) await session.prepare(action);
  const done: Shown[] = [];
  for (const action of read(steps.slice(0, 1).map((step) => step.do)))
    done.push(await session.perform(action));
  return { view: await session.now(), done };
}
