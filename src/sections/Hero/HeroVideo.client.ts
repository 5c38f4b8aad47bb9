import { keep, recall } from '../../lib/tab-memory.ts';

/** Remembers for the tab's session, not longer, that the visitor paused the loop. */
const KEY = 'hero-paused';

/** Visitors who save data or motion keep the picture and load no video. */
function isWelcome(): boolean {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  return (
    matchMedia('(prefers-reduced-motion: no-preference)').matches && connection?.saveData !== true
  );
}

/**
 * Where the picture fills the hero rather than standing above its text, the loop comes in its large
 * size. Called when it is to play and not before: load() fetches whatever `preload` says.
 */
function chooseSize(video: HTMLVideoElement): void {
  const sources = [...video.querySelectorAll<HTMLSourceElement>('source[data-wide]')];
  if (sources.length === 0 || !matchMedia('(min-width: 60rem)').matches) return;
  for (const source of sources) {
    source.src = source.dataset.wide ?? source.src;
    source.removeAttribute('data-wide');
  }
  video.load();
}

/** Starts the hero loop of `root`, if it has one, once the browser is idle (DESIGN.md, Motion). */
export function startHeroVideo(root: ParentNode): void {
  const video = root.querySelector<HTMLVideoElement>('[data-hero-video]');
  const toggle = root.querySelector<HTMLButtonElement>('[data-hero-toggle]');
  if (!video || !toggle || !isWelcome()) return;

  // The loop is an ornament: nobody needs it in a window of its own. HTML checkers refuse the attribute.
  video.disablePictureInPicture = true;
  const reflect = () => {
    toggle.toggleAttribute('data-paused', video.paused);
    toggle.ariaLabel = (video.paused ? toggle.dataset.play : toggle.dataset.pause) ?? null;
  };
  const play = () => {
    if (!video.isConnected) return;
    chooseSize(video);
    video.play().catch(reflect);
  };
  // The first look into the tab's memory is slow: not before the page is interactive.
  const begin = () => {
    if (recall(KEY) !== true) play();
  };
  video.addEventListener('playing', () => video.setAttribute('data-playing', ''), { once: true });
  video.addEventListener('play', reflect);
  video.addEventListener('pause', reflect);
  toggle.addEventListener('click', () => {
    keep(KEY, !video.paused);
    if (video.paused) play();
    else video.pause();
  });
  toggle.hidden = false;
  reflect();
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(begin);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
