import { parse } from 'yaml';
import page from '/content/pages/tools/transfer-playground.yaml?raw';
import type { InitialState } from '../features/playground/chain/initial-state.ts';
import initialState from '../features/playground/initial-state.json' with { type: 'json' };
import { runExample } from '../features/playground/world/example.ts';
import { playground } from '../schemas/playground/transfer-playground.ts';
import { sampleMessages, sampleSite } from './content.ts';

const start = initialState as unknown as InitialState;
const { title, intro, scenarios, ...content } = playground.parse(parse(page).tool);
const [first] = scenarios;
if (!first) throw new Error('The playground has no scenario');

/** The props of the playground as its page shows it at first. */
export const samplePlayground = {
  ...{ title, intro, lines: start.lines, messages: sampleMessages },
  example: await runExample(start, first),
  content: {
    ...content,
    locale: sampleSite.locale,
    numbers: sampleMessages.numbers,
    scenarios: scenarios.map(({ read, ...scenario }) => ({
      ...scenario,
      read: read.map((href) => ({ href, text: href })),
    })),
  },
};
