import { afterEach, expect, test, vi } from 'vitest';
import { morphHeight } from './morph-height.ts';

/** A panel of a height of its own that notes how it is moved; nothing is laid out here. */
function panelOf(height: number) {
  const panel = document.createElement('div');
  Object.defineProperty(panel, 'offsetHeight', { value: height });
  const animate = vi.fn();
  panel.animate = animate;
  return { panel, animate };
}

const preferLessMotion = (matches: boolean) =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);

const frame = () => new Promise(requestAnimationFrame);

afterEach(() => void vi.restoreAllMocks());

test('a panel grows from the height of the one before to its own', async () => {
  preferLessMotion(false);
  const { panel, animate } = panelOf(420);
  morphHeight(panel, 300);
  await frame();
  const [frames] = animate.mock.calls[0] ?? [];
  expect(frames.map(({ blockSize }: Keyframe) => blockSize)).toEqual(['300px', '420px']);
});

test.each([
  ['no panel was open before', 0, 420, false],
  ['both are of one height', 420, 420, false],
  ['the panel is not laid out', 300, 0, false],
  ['the visitor asks for less motion', 300, 420, true],
])('nothing moves where %s', async (_, before, after, less) => {
  preferLessMotion(less);
  const { panel, animate } = panelOf(after);
  morphHeight(panel, before);
  await frame();
  expect(animate).not.toHaveBeenCalled();
});
