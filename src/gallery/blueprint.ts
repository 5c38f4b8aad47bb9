import { parse } from 'yaml';
import rulesFile from '/content/blueprint.yaml?raw';
import modelFile from '/content/cost-model.yaml?raw';
import pageFile from '/content/pages/tools/blueprint.yaml?raw';
import siteFile from '/content/site.yaml?raw';
import { fillVariables } from '../content/read/variables/fill-variables.ts';
import { siteVariables } from '../content/read/variables/site-variables.ts';
import { blueprintData, solutionPath } from '../features/blueprint/data.ts';
import { blueprintPage } from '../schemas/blueprint/blueprint.ts';
import { costModel } from '../schemas/blueprint/blueprint-model.ts';
import { blueprintRules } from '../schemas/blueprint/blueprint-rules.ts';
import { sampleSite } from './content.ts';

const variables = siteVariables(parse(siteFile), sampleSite.locale);
const resolve = (name: string) => variables.get(name);

/** The rules of the content, for examples. */
export const sampleRules = blueprintRules.parse(
  fillVariables(parse(rulesFile), resolve, blueprintRules).data,
);

/** The messages of the blueprint. */
export const sampleTool = blueprintPage.parse(
  fillVariables(parse(pageFile), resolve, blueprintPage).data,
).tool;

/** Six steps of an invented offer; rules can name any of them. */
const steps = [1, 2, 3, 4, 5, 6].map((number) => ({
  title: `Step ${number}`,
  duration: { unit: 'week' as const, min: number, max: number + 1 },
  deliverables: [`Paper ${number}`],
}));

const paths = [
  ...sampleRules.assets.map(({ id }) => solutionPath(id)),
  ...sampleRules.tracks.map(({ offer }) => offer),
];

/** The site's rules over invented offers, so that an example stays the same when an offer changes. */
export const sampleBlueprintData = blueprintData(
  sampleRules,
  costModel.parse(parse(modelFile)),
  paths.map((path) => ({ path, data: { name: path.split('/').at(-1) ?? '', process: { steps } } })),
  sampleSite,
);
