/** Shows the brand's name for every logo whose picture did not load (spec section 8). */
export function watchLogos(root: ParentNode): void {
  for (const image of root.querySelectorAll<HTMLImageElement>('[data-logo]')) {
    const fail = () => {
      image.hidden = true;
      (image.nextElementSibling as HTMLElement).hidden = false;
    };
    if (image.complete && image.naturalWidth === 0) fail();
    else image.addEventListener('error', fail, { once: true });
  }
}
