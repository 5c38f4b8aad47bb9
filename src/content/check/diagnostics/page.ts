const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A problem as a list entry: its place in bold, then the message. */
function entry(line: string): string {
  const [, place = '', rest = line] = /^(\S+?): (.*)$/s.exec(line) ?? [];
  return `<li><strong>${escaped(place)}</strong> ${escaped(rest)}</li>`;
}

/**
 * The page that an author sees instead of the site while content has problems. It reloads every two seconds, so
 * that the site returns once they are corrected.
 * @param lines one for each problem
 */
export const problemsPage = (lines: string[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="2">
<title>The content needs mending</title>
<style>
body { font: 1.125rem/1.6 system-ui, sans-serif; margin: 3rem auto; max-inline-size: 50rem; padding: 0 1.5rem }
li { margin-block: 1rem } strong { display: block; font: 0.9375rem ui-monospace, monospace }
</style>
<h1>The content needs mending</h1>
<p>This page gives way to the site by itself once the files below are saved without these problems.</p>
<ul>${lines.map(entry).join('')}</ul>
</html>
`;
