import type { ServerResponse } from 'node:http';
import { relative } from 'node:path';
import type { AstroIntegration } from 'astro';
import { checkContent } from './check.ts';
import { describeFault } from './diagnostics/fault.ts';
import { faultsPage } from './diagnostics/page.ts';

const faultLines = (isToBuild: boolean) => checkContent('.', isToBuild).faults.map(describeFault);

function answer(response: ServerResponse, lines: string[]) {
  response.statusCode = 500;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(faultsPage(lines));
}

/**
 * Stops the build before it starts when content has faults, and lists every file, line and field at once. In
 * `npm run dev` every page shows that list until the faults are corrected.
 */
export const contentGuard = (): AstroIntegration => ({
  name: 'content-guard',
  hooks: {
    'astro:config:setup': ({ command }) => {
      const lines =
        command === 'build' || command === 'sync' ? faultLines(command === 'build') : [];
      if (lines.length === 0) return;
      // An error thrown here would be printed among messages about the hook and our code.
      console.error(`The content needs mending:\n${lines.join('\n')}`);
      process.exit(1);
    },
    'astro:server:setup': ({ server, logger }) => {
      let lines: string[] | undefined;
      server.watcher.on('all', (_, file) => {
        if (/^(content|media)\b/.test(relative('.', file))) lines = undefined;
      });
      server.middlewares.use((request, response, next) => {
        if (!request.headers.accept?.includes('text/html')) return next();
        if (!lines) {
          lines = faultLines(false);
          for (const line of lines) logger.error(line);
        }
        return lines.length > 0 ? answer(response, lines) : next();
      });
    },
  },
});
