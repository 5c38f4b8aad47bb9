import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** Path of the planted test. */
export const PLANTED = 'tests/unit/planted.test.ts';

/** Writes a test that asserts a sentence of today's content, which no test may do. */
export function plantFrozen(root: string): void {
  const words = 'content/interface/en.yaml';
  const { reload } = parse(readFileSync(join(root, words), 'utf8'));
  writeFileSync(
    join(root, PLANTED),
    `import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('a frozen sentence', () => {
  expect(readFileSync('${words}', 'utf8')).toContain(${JSON.stringify(reload)});
});
`,
  );
}
