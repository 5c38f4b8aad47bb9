/**
 * How long the address of the file stays valid, in milliseconds: Safari reads the file only after the click has
 * returned.
 */
const KEPT = 60_000;

/** Lets the visitor download a file that was made in the browser. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT);
}
