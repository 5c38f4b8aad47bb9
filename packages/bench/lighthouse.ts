import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { FLAGS, findBrowser } from '../../tests/browser/launch.ts';

/** Scores from 0 to 100 by category, and the speed of the machine. */
export interface Scores {
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
  benchmarkIndex: number;
}

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** How often a run is tried: about one in 25 fails through no fault of the page. */
const ATTEMPTS = 4;

/** One run of the mobile preset in a browser of its own. */
async function runOnce(url: string): Promise<Scores> {
  const chromePath = findBrowser();
  const chromeFlags = [...FLAGS, '--headless=new', '--disable-gpu'];
  const chrome = await launch({ chromePath, chromeFlags, logLevel: 'silent' });
  try {
    const options = {
      port: chrome.port,
      logLevel: 'silent',
      onlyCategories: [...CATEGORIES],
    } as const;
    const result = (await lighthouse(url, { ...options, onlyCategories: [...CATEGORIES] }))?.lhr;
    if (!result || result.runtimeError)
      throw new Error(result?.runtimeError?.message ?? 'no result');
    const score = (category: (typeof CATEGORIES)[number]) => {
      const value = result.categories[category]?.score;
      if (typeof value !== 'number') throw new Error(`no score for ${category}`);
      return Math.round(value * 100);
    };
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      benchmarkIndex: result.environment.benchmarkIndex,
    };
  } finally {
    chrome.kill();
  }
}

/** Scores of several runs, one at a time; a run that fails is repeated. */
export async function scorePage(url: string, runs: number): Promise<Scores[]> {
  const scores: Scores[] = [];
  let failures = 0;
  while (scores.length < runs) {
    try {
      scores.push(await runOnce(url));
    } catch (error) {
      failures += 1;
      if (failures >= ATTEMPTS) throw error;
    }
  }
  return scores;
}
