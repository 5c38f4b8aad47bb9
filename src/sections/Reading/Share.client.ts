/** Shows the ways to share that this browser has: its clipboard and the device's own dialog. */
export function startShare(root: ParentNode): void {
  const share = root.querySelector<HTMLElement>('[data-share]');
  if (!share) return;
  const { share: url = '', shareTitle: title = '' } = share.dataset;
  const copy = share.querySelector<HTMLElement>('[data-share-copy]');
  const device = share.querySelector<HTMLElement>('[data-share-device]');
  const done = share.querySelector<HTMLElement>('[data-share-done]');
  if (copy && done && navigator.clipboard) {
    copy.hidden = false;
    copy.addEventListener('click', async () => {
      await navigator.clipboard.writeText(url);
      done.textContent = done.dataset.shareDone ?? '';
    });
  }
  if (device && 'share' in navigator) {
    device.hidden = false;
    // A visitor who closes the dialog again has done nothing wrong.
    device.addEventListener('click', () => navigator.share({ title, url }).catch(() => undefined));
  }
}
