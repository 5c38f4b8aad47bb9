/** What this tab keeps under a key, if the browser keeps anything. */
export function recall<Value>(key: string): Value | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '') as Value;
  } catch {
    return undefined;
  }
}

/** Keeps a value until the tab is closed, not longer (docs/site-rules.md#stored-data); without one, forgets. */
export function keep(key: string, value?: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing refuses to be asked: what is kept is never needed.
  }
}
