/** Lines of `label: value`, leaving out empty values. */
export const labelledLines = (lines: [label: string, value: string | undefined][]) =>
  lines
    .filter(([, value]) => value)
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');
