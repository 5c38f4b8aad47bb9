/** How long the browser's drawing threads get after a frame before other work begins, in milliseconds. */
const DRAWN = 4;
/** How long a frame is waited for, since none comes in a hidden tab, where nothing is painted; in milliseconds. */
const LONGEST = 100;

/** Resolves within the next frame, before the browser lays it out. */
export const frameBegins = (): Promise<unknown> =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
    setTimeout(resolve, LONGEST);
  });

/** Resolves after some milliseconds. */
export const pause = (time: number): Promise<unknown> =>
  new Promise((resolve) => setTimeout(resolve, time));

/** Resolves after the next frame is painted. */
export const nextFrame = async (): Promise<void> => {
  await frameBegins();
  await pause(DRAWN);
};
