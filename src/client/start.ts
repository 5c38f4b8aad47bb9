import { startHeroVideo } from '../sections/Hero/HeroVideo.client.ts';

/** Starts what a page's own content needs; called again after each navigation. */
export function startPage(root: ParentNode): void {
  startHeroVideo(root);
}
