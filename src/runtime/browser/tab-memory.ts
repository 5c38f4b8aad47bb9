/** What is stored for this tab under a key; undefined where nothing is, or where the browser stores nothing. */
export function recall(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '');
  } catch {
    return undefined;
  }
}

/**
 * Stores a value until the tab is closed (docs/site-rules.md#stored-data); without a value, removes what is
 * stored.
 */
export function keep(key: string, value?: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that stores nothing throws here. No feature depends on what is stored.
  }
}
