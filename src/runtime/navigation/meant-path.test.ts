import { expect, test } from 'vitest';
import { meantPath } from './meant-path.ts';

test.each([
  ['/About', '/about'],
  ['/AR', '/ar'],
  ['/Industries/ENERGY', '/industries/energy'],
  ['/about ', '/about'],
  ['/about\u00a0', '/about'],
  ['/about.', '/about'],
  ['/about),', '/about'],
  ['/about،', '/about'],
  ['/about”.', '/about'],
  ['/about/', '/about'],
  ['/.', '/'],
  ['/about', '/about'],
])('%s is probably %s', (path, meant) => {
  expect(meantPath(path)).toBe(meant);
});
