import { writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { relative, resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { forgetContent, siteContent } from '../read/content.ts';
import { checkContent } from './check.ts';
import { problemsPage } from './diagnostics/page.ts';
import { type ContentProblem, describeProblem } from './diagnostics/problem.ts';

function answer(response: ServerResponse, lines: string[]) {
  response.statusCode = 500;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(problemsPage(lines));
}

/** Files whose change the page shows that it was made on. */
const shown = new Set<string>();

/** Writes a content file that has been checked, and whose change is shown already: pages need not be loaded again for it. */
export function writeShown(file: string, text: string): void {
  shown.add(resolve(file));
  writeFileSync(file, text);
  forgetContent();
  // Opened here and not by a page, whose bundle has schemas of its own that checks know nothing of.
  siteContent();
}

/**
 * Stops the build before it starts when content has problems, and lists every file, line and field at once. In
 * `npm run dev` every page shows that list until the problems are corrected.
 */
export const contentCheck = (): AstroIntegration => ({
  name: 'content-check',
  hooks: {
    'astro:config:setup': ({ command }) => {
      if (command !== 'build' && command !== 'sync') return;
      const { problems } = checkContent(siteContent(), command === 'build');
      if (problems.length === 0) return;
      // An error thrown here would be printed among messages about the hook and our code.
      console.error(`The content needs mending:\n${problems.map(describeProblem).join('\n')}`);
      process.exit(1);
    },
    'astro:server:setup': ({ server, logger }) => {
      let checked: ContentProblem[] | undefined;
      server.watcher.on('all', (_, file) => {
        if (!/^(content|media)\b/.test(relative('.', file))) return;
        if (shown.delete(resolve(file))) return;
        forgetContent();
        checked = undefined;
        for (const { hot } of Object.values(server.environments)) hot.send({ type: 'full-reload' });
      });
      server.middlewares.use((request, response, next) => {
        if (!request.headers.accept?.includes('text/html')) return next();
        const isNew = !checked;
        checked ??= checkContent(siteContent()).problems;
        const lines = checked.map(describeProblem);
        if (isNew) for (const line of lines) logger.error(line);
        return lines.length > 0 ? answer(response, lines) : next();
      });
    },
  },
});
