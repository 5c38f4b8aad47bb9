/** The path of a history entry; undefined where the browser hides the address (HTML Standard, NavigationHistoryEntry). */
export const pathOf = (entry: NavigationHistoryEntry | null | undefined): string | undefined =>
  entry?.url ? new URL(entry.url).pathname : undefined;
