import { keep, recall } from '../../lib/tab-memory.ts';

/** Remembers for the tab's session, not longer, that the visitor paused the loop. */
const KEY = 'hero-paused';

/** Phones and visitors who save data or motion keep the picture and load no video. */
function isWelcome(): boolean {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  return (
    matchMedia('(min-width: 60rem) and (prefers-reduced-motion: no-preference)').matches &&
    connection?.saveData !== true
  );
}

/** Starts the hero loop of `root`, if it has one, once the browser is idle (DESIGN.md, Motion). */
export function startHeroVideo(root: ParentNode): void {
  const video = root.querySelector<HTMLVideoElement>('[data-hero-video]');
  const toggle = root.querySelector<HTMLButtonElement>('[data-hero-toggle]');
  if (!video || !toggle || !isWelcome()) return;

  const reflect = () => {
    toggle.toggleAttribute('data-paused', video.paused);
    toggle.ariaLabel = (video.paused ? toggle.dataset.play : toggle.dataset.pause) ?? null;
  };
  const play = () => {
    if (video.isConnected) video.play().catch(reflect);
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
