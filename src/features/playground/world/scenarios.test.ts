import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { transferPlaygroundPage } from '../../../schemas/playground/transfer-playground.ts';
import type { InitialState } from '../chain/initial-state.ts';
import initialState from '../initial-state.json' with { type: 'json' };
import { readAction } from './actions.ts';
import { PlaygroundSession } from './session.ts';

const page = readFileSync('content/pages/tools/transfer-playground.yaml', 'utf8');
const { scenarios } = transferPlaygroundPage.shape.tool.parse(parse(page).tool);

test.each(scenarios)('every step of $id ends as it says', async ({ prepare, steps }) => {
  const session = await PlaygroundSession.start(initialState as unknown as InitialState);
  const perform = async (line: string) => {
    const action = readAction(line);
    expect(action, line).toBeDefined();
    return action && session.perform(action);
  };
  for (const line of prepare) expect((await perform(line))?.isDone, line).toBe(true);
  for (const step of steps) {
    const shown = await perform(step.do);
    expect(shown?.refusedBy ?? (shown?.isDone ? 'done' : 'failed'), step.text).toBe(step.expect);
  }
});

const pages = globSync('content/{articles,library/documentation,offers/**}/*.{md,yaml}')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

test.each(scenarios)(
  'an article, an entry of the documentation or an offer leads to $id',
  ({ id }) => {
    expect(pages).toContain(`/tools/transfer-playground#${id}`);
  },
);
