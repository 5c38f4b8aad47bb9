/** How long the address of a file is kept, in milliseconds: Safari reads it after the click has returned. */
const KEPT = 60_000;

/** Hands a file that was made in the browser to the visitor, as a download. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT);
}
