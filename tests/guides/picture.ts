import { execFileSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { setYaml } from '../support/edits.ts';
import type { Guide } from './guide.ts';
import { TEXTS } from './texts.ts';

export const picture: Guide = {
  name: 'picture',
  doc: 'docs/add-a-picture.md',
  follow() {
    copyFileSync('media/reliefs/blog.webp', 'media/reliefs/harbour.webp');
    execFileSync('npm', ['run', 'pictures']);
    setYaml('content/pages/about.yaml', [['hero', 'backgroundImage'], TEXTS.picture]);
  },
  made: /^media\/(encoded|pictures\.json)/,
};
