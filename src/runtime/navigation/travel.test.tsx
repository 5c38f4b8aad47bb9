import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pressedPicture, travel } from './travel.ts';

const boxOf = (x: number, y: number, width: number, height: number) =>
  new DOMRect(x, y, width, height);

/** A list of cards, of which the first has a picture that has come. */
function cards() {
  document.body.innerHTML = `<main><ul>
    <li><img class="picture" alt=""><a href="/energy"><b>Energy</b></a></li>
    <li><a href="/retail">Retail</a></li>
  </ul></main>`;
  const image = document.querySelector('img') as HTMLImageElement;
  Object.defineProperty(image, 'naturalWidth', { value: 800 });
  image.getBoundingClientRect = () => boxOf(20, 500, 300, 200);
  return { image, links: [...document.querySelectorAll('a')] };
}

const follow = (sourceElement: Element | null) =>
  pressedPicture({ sourceElement } as unknown as NavigateEvent);

const preferLessMotion = (matches: boolean) =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);

beforeEach(() => void preferLessMotion(false));
afterEach(() => void vi.restoreAllMocks());

test('the picture of a card is the one that its link takes along, wherever in the link was pressed', () => {
  const { image, links } = cards();
  const pressed = follow(links[0]?.querySelector('b') ?? null);
  expect(pressed?.image).toBe(image);
  expect(pressed?.from.y).toBe(500);
});

test('a card without a picture takes none along, and neither does a browser that names no link', () => {
  const { links } = cards();
  expect(follow(links[1] ?? null)).toBeUndefined();
  expect(follow(null)).toBeUndefined();
});

test('nothing travels for visitors who ask for less motion', () => {
  const { links } = cards();
  preferLessMotion(true);
  expect(follow(links[0] ?? null)).toBeUndefined();
});

/** A page whose head has a picture of its own, and what moves on it. */
function arrive(width: number, picture = '<picture></picture>') {
  const { image } = cards();
  document.body.innerHTML = `<main><header>${picture}<h1>Energy</h1></header></main>`;
  const main = document.querySelector('main') as HTMLElement;
  const hero = main.querySelector('picture') as HTMLElement;
  hero.getBoundingClientRect = () => boxOf(0, 0, width, 400);
  const journey = {} as Animation;
  const animate = vi.fn(() => journey);
  HTMLElement.prototype.animate = animate;
  travel({ image, from: boxOf(20, 500, 300, 200) }, main);
  return { main, journey, animate, frame: new Promise(requestAnimationFrame) };
}

test('it starts where it was pressed, lies before the words, and gives way to the picture of the head', async () => {
  const { main, journey, animate, frame } = arrive(600);
  await frame;
  const copy = main.querySelector('header > img') as HTMLImageElement;
  expect([...(main.querySelector('header')?.children ?? [])].map(({ tagName }) => tagName)).toEqual(
    ['PICTURE', 'IMG', 'H1'],
  );
  expect(copy.alt).toBe('');
  const [[frames]] = animate.mock.calls as unknown as [[Keyframe[]]];
  // From the middle of the card (170, 600) to that of the head (300, 200), at half the size.
  expect(frames[0]?.translate).toBe('-130px 400px');
  expect(frames[0]?.transform).toBe('scale(0.5)');
  // What turns a picture right to left is a style of its class.
  expect(copy.className).toBe('picture');
  journey.onfinish?.({} as AnimationPlaybackEvent);
  expect(main.querySelector('header > img')).toBeNull();
});

test('nothing travels to a picture that is not shown', async () => {
  const { main, animate, frame } = arrive(0);
  await frame;
  expect(animate).not.toHaveBeenCalled();
  expect(main.querySelector('header > img')).toBeNull();
});

test('where the picture of the head has a ground of its own, the copy lies on that ground', async () => {
  const { main, frame } = arrive(600, '<div><picture></picture></div>');
  await frame;
  expect(main.querySelector('header > div > picture + img')).toBeTruthy();
});
