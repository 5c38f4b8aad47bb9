import { expect, test } from 'vitest';
import { scopedName } from './scoped-name.ts';

test('a class is called after its module, however often it is read', () => {
  const file = '/house/src/sections/Tower/Tower.module.css';
  expect(scopedName('title', file)).toBe('Tower-title');
  expect(scopedName('title', `${file}?inline`)).toBe('Tower-title');
});

test('a second module of the same name is refused, with both paths', () => {
  scopedName('card', '/house/src/ui/Card/Card.module.css');
  expect(() => scopedName('card', '/house/src/sections/Team/Card.module.css')).toThrow(
    /sections\/Team\/Card.module.css: .*ui\/Card\/Card.module.css has the same name/,
  );
});
