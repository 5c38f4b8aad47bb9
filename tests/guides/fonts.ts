import {
  cpSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const [STATIC, VARIABLE] = ['@fontsource', '@fontsource-variable'];

/** The names of a family's packages, as Fontsource names them. */
export const packagesOf = (family: string): [fixed: string, variable: string] => {
  const id = family.toLowerCase().replaceAll(' ', '-');
  return [`${STATIC}/${id}`, `${VARIABLE}/${id}`];
};

/** Makes a package for an invented family from one that is installed. */
function makePackage(modules: string, from: string, to: string): void {
  const [old = '', id = ''] = [from, to].map((name) => name.split('/')[1]);
  cpSync(join(modules, from), join('node_modules', to), { recursive: true });
  for (const file of globSync(`node_modules/${to}/files/${old}-*`))
    renameSync(file, file.replace(`files/${old}-`, `files/${id}-`));
  for (const file of ['package.json', 'metadata.json']) {
    const path = join('node_modules', to, file);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(old, id));
  }
}

/**
 * Takes the place of `npm install` after two families have been named in `package.json`, without the network
 * and without a change to the packages that the copy links. It installs all packages except those of the
 * site's present fonts, and adds those of two invented families, which look like the present ones. A place
 * that still asks for a former family therefore finds none.
 * @param families the new family for each former one
 */
export function installFonts(families: [former: string, family: string][]): void {
  const modules = dirname(realpathSync(join('node_modules', STATIC)));
  for (const scope of [STATIC, VARIABLE]) rmSync(join('node_modules', scope));
  mkdirSync(join('node_modules', STATIC));
  for (const name of readdirSync(join(modules, STATIC)))
    symlinkSync(join(modules, STATIC, name), join('node_modules', STATIC, name), 'junction');
  for (const [former, family] of families)
    for (const [index, name] of packagesOf(family).entries())
      makePackage(modules, packagesOf(former)[index] ?? '', name);
}
