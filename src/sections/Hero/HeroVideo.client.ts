import { savesData, wantsLessMotion } from '../../runtime/browser/preferences.ts';
import { keep, recall } from '../../runtime/browser/tab-memory.ts';
import { ConnectedElement } from '../../runtime/elements/connected-element.ts';
import type { ElementProps } from '../../runtime/elements/part.ts';

/** The elements that the script needs. */
export interface HeroVideoParts {
  video: HTMLVideoElement;
  toggle: HTMLButtonElement;
}

/** Key under which the tab remembers that the visitor paused the loop. */
const KEY = 'hero-paused';

/**
 * Attribute with the addresses of the large files, in the order of the sources; it is removed when they are
 * used.
 */
const WIDE_FILES = 'wide-files';

/** Whether a video may be loaded: not for visitors who save data or ask for less motion. */
const isWelcome = () => !wantsLessMotion() && !savesData();

/**
 * Chooses the large files where the picture fills the hero instead of standing above its text. It is called
 * only when the loop is to play, because load() fetches the file whatever `preload` says.
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
 * (docs/site-rules.md#motion). Its attributes `started` and `paused` tell the state of the loop.
 */
class HeroVideo extends ConnectedElement<HeroVideoParts> {
  protected connect(signal: AbortSignal): void {
    if (!isWelcome()) return;
    const [video, toggle] = [this.find('video'), this.find('toggle')];
    // The loop is decoration, which nobody needs in a window of its own. This is set here because HTML checkers
    // refuse the attribute.
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
    // The first access to the tab's storage is slow, and so is the first play, so each gets a task of its own.
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
      /**
       * The labels of its button while the loop is paused and while it plays, and the addresses of its large
       * files.
       */
      'hero-video': ElementProps<{
        'play-label': string;
        'pause-label': string;
        [WIDE_FILES]: string;
      }>;
    }
  }
}
