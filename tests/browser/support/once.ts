import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Computes a value once for a whole run. For values that take a second to compute: the process that collects
 * the tests computes the value and writes it to a file, which its workers read. The file is removed with the
 * temporary folder of the run.
 * @param name of the value, in letters, digits and dashes
 * @param make computes the value, which has to be representable in JSON
 */
export function oncePerRun<Value>(name: string, make: () => Value): Value {
  // Workers inherit the environment variables of the process that starts them.
  const variable = `FALAJ_TESTS_${name}`;
  const known = process.env[variable];
  if (known) return JSON.parse(readFileSync(known, 'utf8'));
  const value = make();
  const file = join(tmpdir(), `${name}.json`);
  writeFileSync(file, JSON.stringify(value));
  process.env[variable] = file;
  return value;
}
