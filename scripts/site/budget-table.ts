import { type Budget, budgets, fileBudgets, type Part, toolBudgets } from '../../budgets.ts';
import type { BuiltSite, SiteFault } from './load.ts';
import { makeScales, weighFile } from './weigh.ts';

/** The heaviest page in one respect, or a file that has its own budget. */
export interface Heaviest {
  budget: Budget;
  weight: number;
  file: string;
}

/** Whether a part of a page has a budget for the file that is the page. */
const hasOwn = (part: Part, file: string) => part === 'html' && `/${file}` in fileBudgets;

/** The heaviest page for each budget of pages, then the tools and the files that have their own. */
export function heaviest(site: BuiltSite): Heaviest[] {
  const weigh = makeScales(site);
  const weighed = [...site.pages.values()].map((page) => ({
    file: page.file,
    path: page.path,
    weights: weigh(page),
  }));
  const pages = (Object.entries(budgets) as [Part, Budget][]).map(([part, budget]) => {
    const [first] = weighed
      .filter(({ file }) => !hasOwn(part, file))
      .sort((a, b) => b.weights[part] - a.weights[part]);
    return { budget, weight: first?.weights[part] ?? 0, file: first?.file ?? '' };
  });
  const tools = Object.entries(toolBudgets).map(([path, budget]) => {
    const tool = weighed.find((page) => page.path === path);
    return { budget, weight: tool?.weights.started ?? 0, file: tool?.file ?? path };
  });
  const files = Object.entries(fileBudgets).map(([path, budget]) => ({
    budget,
    weight: weighFile(site, path),
    file: path.slice(1),
  }));
  return [...pages, ...tools, ...files];
}

/** Finds rows that exceed their limit. */
export function checkBudgets(rows: Heaviest[]): SiteFault[] {
  return rows
    .filter(({ budget, weight }) => weight > budget.limit)
    .map(({ budget: { what, unit, limit }, weight, file }) => ({
      file,
      message: `${what}: ${weight.toFixed(1)} ${unit}, at most ${limit}`,
    }));
}

/** The rows as a table in plain text, marking those that miss their goal. */
export function printTable(rows: Heaviest[]): string {
  const lines = rows.map(({ budget: { what, unit, goal, limit }, weight, file }) => {
    const shown = unit === 'files' ? `${weight}` : weight.toFixed(1);
    const mark = weight > goal ? '!' : ' ';
    return `${what.padEnd(40)}${shown.padStart(7)} ${mark} ${`${goal}`.padStart(5)}${`${limit}`.padStart(6)} ${unit.padEnd(6)}${file}`;
  });
  const head = `${'heaviest page of each budget'.padEnd(40)}${'weight'.padStart(7)}    goal limit`;
  return [head, ...lines].join('\n');
}
