import { spawnSync } from 'node:child_process';

/** The npm scripts that need no browser and can notice a change of content. */
const CONTENT = ['lint', 'check:content', 'check:site', 'test:unit'];

/** The further script that can notice a change of code. */
const CODE = ['check'];

/**
 * Runs the checks, and prints the whole output of those that fail.
 * @param code whether code has changed too; types are then checked as well
 * @returns the names of the scripts that failed
 */
export function redChecks(code = false): string[] {
  const env = { ...process.env, NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1' };
  const shell = process.platform === 'win32';
  return [...CONTENT, ...(code ? CODE : [])].filter((name) => {
    const { status, output } = spawnSync('npm', ['run', name], { env, shell, encoding: 'utf8' });
    if (status !== 0) console.error(`\n${name}\n${output.join('')}\n`);
    return status !== 0;
  });
}
