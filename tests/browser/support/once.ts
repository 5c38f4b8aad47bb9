import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * What takes a second to work out and is the same for a whole run: the process that collects the tests does it, and the
 * workers that it starts read what came out. The file goes with the temporary folder of the run.
 * @param name what it is, in letters, digits and dashes
 * @param make gives a value that JSON can hold
 */
export function oncePerRun<Value>(name: string, make: () => Value): Value {
  // Workers inherit the variables of the process that starts them.
  const variable = `FALAJ_TESTS_${name}`;
  const known = process.env[variable];
  if (known) return JSON.parse(readFileSync(known, 'utf8'));
  const value = make();
  const file = join(tmpdir(), `${name}.json`);
  writeFileSync(file, JSON.stringify(value));
  process.env[variable] = file;
  return value;
}
