import { savesData, wantsLessMotion } from '../../browser/preferences.ts';
import { keep, recall } from '../../browser/tab-memory.ts';
import { ConnectedElement } from '../../elements/connected-element.ts';
import type { ElementProps } from '../../elements/part.ts';

/** What the script needs of the loop. */
export interface HeroVideoParts {
  video: HTMLVideoElement;
  toggle: HTMLButtonElement;
}

/** Remembers for the tab's session, not longer, that the visitor paused the loop. */
const KEY = 'hero-paused';

/** Attribute with the addresses of the large files, in the order of the sources; gone once they are in place. */
const WIDE_FILES = 'wide-files';

/** Visitors who save data or motion keep the picture and load no video. */
const isWelcome = () => !wantsLessMotion() && !savesData();

/**
 * Where the picture fills the hero rather than standing above its text, the loop comes in its large
 * size. Called when it is to play and not before: load() fetches whatever `preload` says.
 */
function chooseSize(loop: HeroVideo, video: HTMLVideoElement): void {
  const wide = loop.getAttribute(WIDE_FILES);
  if (!wide || !matchMedia('(min-width: 60rem)').matches) return;
  loop.removeAttribute(WIDE_FILES);
  const files = wide.split(' ');
  video.querySelectorAll('source').forEach((source, index) => {
    source.src = files[index] ?? source.src;
  });
  video.load();
}

/**
 * `<hero-video>` starts its loop once the browser is idle, and lets visitors pause it
 * (docs/site-rules.md#motion). It says in its attributes `started` and `paused` how the loop stands.
 */
class HeroVideo extends ConnectedElement<HeroVideoParts> {
  protected connect(signal: AbortSignal): void {
    if (!isWelcome()) return;
    const [video, toggle] = [this.find('video'), this.find('toggle')];
    // The loop is an ornament: nobody needs it in a window of its own. HTML checkers refuse the attribute.
    video.disablePictureInPicture = true;
    const reflect = () => {
      this.toggleAttribute('paused', video.paused);
      toggle.ariaLabel = this.getAttribute(video.paused ? 'play-label' : 'pause-label');
    };
    const play = () => {
      if (signal.aborted) return;
      chooseSize(this, video);
      video.play().catch(reflect);
    };
    const whenIdle = (act: () => void) => (window.requestIdleCallback ?? setTimeout)(act);
    // The first look into the tab's memory is slow, and so is the first play: each waits for a task of its own.
    const begin = () => {
      if (recall(KEY) !== true) whenIdle(play);
    };
    const press = () => {
      keep(KEY, !video.paused);
      if (video.paused) play();
      else video.pause();
    };
    video.addEventListener('playing', () => this.setAttribute('started', ''), { signal });
    video.addEventListener('play', reflect, { signal });
    video.addEventListener('pause', reflect, { signal });
    toggle.addEventListener('click', press, { signal });
    toggle.hidden = false;
    reflect();
    if (document.readyState === 'complete') whenIdle(begin);
    else addEventListener('load', () => whenIdle(begin), { once: true, signal });
  }
}

customElements.define('hero-video', HeroVideo);

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** The names of its button, while the loop stands still and while it plays; the addresses of its large files. */
      'hero-video': ElementProps<{
        'play-label': string;
        'pause-label': string;
        [WIDE_FILES]: string;
      }>;
    }
  }
}
